import { isStorableText } from '#src/domain/text/storable-text.ts'

/** Where in an input there is a text that cannot be stored, as its fields are named; undefined where there is none. */
export const unstorableText = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === 'string') return isStorableText(value) ? undefined : path.join('.')
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = isStorableText(name) ? unstorableText(part, [...path, name]) : path.join('.')
    if (found !== undefined) return found
  }
  return undefined
}
