import type { QueryKey } from '@tanstack/react-query'
import { readApiKey } from '#src/api/api-key.ts'
import type { Contract } from '#src/contract/procedure.ts'
import { contract } from '#src/contract/router.ts'
import { z } from '#src/contract/zod.ts'

const areas: Contract = contract
const OUTPUTS = new Map<string, z.ZodMiniType>(
  Object.entries(areas).flatMap(([area, procedures]) =>
    Object.entries(procedures).map(([name, { output }]) => [`${area}.${name}`, output] as const),
  ),
)

/** A screen can show what is longer, or more, than the contract allows, and what breaks a rule of the catalogue (`custom`). */
const HARMLESS = new Set(['too_big', 'too_small', 'custom'])

/**
 * Whether an answer has the shape that the contract declares, as far as a screen depends on it: further fields, and
 * more or longer values, are no reason to refuse it.
 */
export const isValidResponse = (path: string, answer: unknown): boolean => {
  const parsed = OUTPUTS.get(path)?.safeParse(answer)
  return parsed?.error?.issues.every(({ code }) => HARMLESS.has(code)) ?? true
}

const pagesOf = z.object({ pages: z.array(z.unknown()) })

/** The same for the data of a query, whose key names its procedure. */
export const isValidData = (queryKey: QueryKey, data: unknown): boolean => {
  const key = readApiKey(queryKey)
  if (key === undefined) return true
  const answers = key.type === 'infinite' ? pagesOf.safeParse(data).data?.pages : [data]
  return answers?.every((answer) => isValidResponse(key.path, answer)) ?? false
}
