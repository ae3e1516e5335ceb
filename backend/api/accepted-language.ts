import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#src/domain/interface-languages.ts'

/** `it-CH;q=0.8`: a language, its region, and how much it is preferred. */
const RANGE = /^\s*([a-z]{2,3})(?:-[a-z\d-]+)?\s*(?:;\s*q=(\d(?:\.\d+)?))?\s*$/i

/** The language of Liner that the header `accept-language` prefers. */
export const acceptedLanguage = (header: string | null): Language => {
  const ranges = (header ?? '').split(',').flatMap((range) => {
    const [, code = '', weight = '1'] = RANGE.exec(range) ?? []
    const language = code.toLowerCase()
    return isLanguage(language) && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : []
  })
  return ranges.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? DEFAULT_LANGUAGE
}
