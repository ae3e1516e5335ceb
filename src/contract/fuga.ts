import { query } from '#src/contract/procedure.ts'
import { nothing, reference } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'

export const fuga = { digitalServiceProviders: query(nothing, z.array(reference)) }
