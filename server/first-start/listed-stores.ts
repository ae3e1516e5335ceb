import { id, requiredText } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { NAME_MAX } from '#src/domain/limits.ts'
import { KNOWN_STORES } from '#src/domain/release/store-directory.ts'

/** What a store takes is not listed: the directory knows it by the name. */
const listedStore = z.strictObject({ id: z.optional(id), name: requiredText(NAME_MAX) })
export type ListedStore = z.output<typeof listedStore>
const listedStores = z.array(listedStore).check(z.minLength(1))

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const EXAMPLE = 'A list of stores looks like [{"name": "Spotify"}]; a store may also have an "id", a UUID.'
const placeOf = (issue: z.core.$ZodIssue): string => {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : []
  return [...issue.path, ...names].join('.') || 'the whole file'
}

/** Reads a list of stores, `[{"name": "Spotify"}, …]`; throws with one line for each entry that is wrong. */
export const readListedStores = (text: string): ListedStore[] => {
  const read = listedStores.safeParse(parseJson(text))
  if (read.success) return read.data
  throw new Error([EXAMPLE, ...read.error.issues.map((issue) => `  wrong: ${placeOf(issue)}`)].join('\n'))
}

/** The stores whose profiles Liner has. */
export const DIRECTORY: readonly ListedStore[] = Object.values(KNOWN_STORES)
  .flat()
  .map((name) => ({ name }))
