/** The languages of Liner. A new one is its code and its name here and a folder of texts with that name in `locales`. */
export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each by its own name, which a person reads who is shown the wrong one. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano' }

/** Shown where nothing says which one is wanted, or where it has none of the texts. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Whether a value, of a setting or an address, is the code of an interface language. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The manifest of the installed app in a language. The page links the default one until it knows which to show. */
export const manifestPath = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
