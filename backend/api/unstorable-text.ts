import { INPUT_DEPTH_MAX } from '#src/domain/limits.ts'

/**
 * Whether every store can hold a text as it is: a database knows no NUL, and half of a surrogate pair is no character. No
 * keyboard writes either.
 */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)

/** Where in an input there is a text that cannot be stored, or more than any input has, as its fields are named; undefined where there is none. */
export const unstorableText = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === 'string') return isStorableText(value) ? undefined : path.join('.')
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > INPUT_DEPTH_MAX) return path.join('.')
  for (const [name, part] of Object.entries(value)) {
    const found = isStorableText(name) ? unstorableText(part, [...path, name]) : path.join('.')
    if (found !== undefined) return found
  }
  return undefined
}
