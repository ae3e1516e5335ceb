/** The language of a code that may have a region: `it` of `it-CH`. The texts are by language alone. */
export const baseLanguage = (language: string): string => language.split('-')[0] ?? language

/** The texts are British English: so are the lists and days that a browser puts together, whatever the region. */
export const britishEnglish = (language: string): string => (baseLanguage(language) === 'en' ? 'en-GB' : language)
