export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Where somebody else may say which language is shown first. */
export const LANGUAGE_PARAM = 'lng'
export const LANGUAGE_COOKIE = 'i18next'
