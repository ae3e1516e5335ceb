import { query } from '#src/contract/rpc.ts'
import { nothing, reference } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

export const fuga = { digitalServiceProviders: query(nothing, z.array(reference)) }
