/** Which languages write in a script other than Latin (ISO 15924 names of Unicode, ISO 639-1). */
const WRITTEN_IN: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, 'ab av az ba be bg ce cu cv kk kv ky mk mn os ru sr tg tk tt uk uz'.split(' ')],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he', 'yi']],
  [/\p{Script=Arabic}/u, 'ar az fa kk ks ku ms ps sd ug ur'.split(' ')],
  [/\p{Script=Han}/u, ['zh', 'ja', 'ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Devanagari}/u, 'hi mr ne pi sa sd'.split(' ')],
]
const SEVERAL = 'mul'

/**
 * Whether a title can be in that language by the look of its letters (domain, L75). Latin letters tell nothing: every
 * language is written with them somewhere.
 */
export const matchesLanguageScript = (title: string, language: string): boolean =>
  language === SEVERAL ||
  WRITTEN_IN.filter(([script]) => script.test(title)).every(([, languages]) => languages.includes(language))
