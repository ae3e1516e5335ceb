import type { Language } from '#src/domain/interface-languages.ts'

/** No linguistic content: an instrumental (ISO 639-2). */
export const NO_LANGUAGE = 'zxx'

/** Languages of titles and singing: ISO 639-1, besides `mul` for several and `zxx` for none (ISO 639-2). */
export const LANGUAGE_CODES: readonly string[] = (
  'zxx mul ab aa af ak sq am ar an hy as av ay az bm ba eu be bn bi bs br bg my ca ch ce ny zh cv kw co cr hr cs da dv nl dz en eo ' +
  'et ee fo fj fi fr ff gl ka de el gn gu ht ha he hz hi ho hu is io ig id ia ga it ja jv kn kk km ki rw ky kv kg ko kj ku lo la lv ' +
  'lb lt ln lu mk ms ml mg mt gv mi mr mh mn na nb nd nr ne ng nn no nv oc oj om or os pa fa pl ps pt qu rm rn ro ru sm sg sa sc gd ' +
  'sr sn sd si sk sl so st es su sw ss sv ta te tg th ti bo tk tl tn to tr ts tt tw ty ug uk ur uz ve vi cy wa wo fy xh yi yo za zu'
).split(' ')

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

/** Languages that Chromium shows as codes, and the two that it calls Akan: the names of Unicode, by ISO 639. */
const OWN_NAMES: Partial<Record<Language, string>> = {
  en:
    'aa Afar, ab Abkhazian, ak Akan, av Avaric, ba Bashkir, bi Bislama, bo Tibetan, ce Chechen, ch Chamorro, ' +
    'cr Cree, cv Chuvash, dz Dzongkha, ff Fula, fj Fijian, gv Manx, ho Hiri Motu, hz Herero, io Ido, kg Kongo, ' +
    'ki Kikuyu, kj Kuanyama, kv Komi, kw Cornish, lu Luba-Katanga, mh Marshallese, mul Multiple languages, na Nauru, ' +
    'nd North Ndebele, ng Ndonga, nr South Ndebele, nv Navajo, oj Ojibwa, os Ossetic, rn Rundi, sc Sardinian, ' +
    'sg Sango, ss Swati, tw Twi, ty Tahitian, ve Venda, za Zhuang',
  it:
    'aa afar, ab abcaso, ak akan, av avaro, ba baschiro, bi bislama, bo tibetano, ce ceceno, ch chamorro, cr cree, ' +
    'cv ciuvascio, dz dzongkha, ff fula, fj figiano, gv mannese, ho hiri motu, hz herero, io ido, kg kongo, ' +
    'ki kikuyu, kj kuanyama, kv komi, kw cornico, lu luba-katanga, mh marshallese, mul multilingua, na nauru, ' +
    'nd ndebele del nord, ng ndonga, nr ndebele del sud, nv navajo, oj ojibwa, os ossetico, rn rundi, sc sardo, ' +
    'sg sango, ss swati, tw twi, ty taitiano, ve venda, za zhuang',
}

const entryOf = (entry: string): [string, string] => {
  const at = entry.indexOf(' ')
  return [entry.slice(0, at), entry.slice(at + 1)]
}
const own = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(OWN_NAMES).map(([language, names]) => [language, new Map(names.split(', ').map(entryOf))]),
)

const foundName = (code: string, language: string): string | undefined => {
  // A browser names its language with the region: `it-IT`.
  const [base = ''] = language.split('-')
  const known = own.get(base)?.get(code)
  if (known !== undefined) return known
  try {
    return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
  } catch {
    // What is no code is refused with an error, which would break the page.
    return undefined
  }
}

/**
 * The name of a language by its ISO 639 code, for a reader of this language, as a value on its own: “Italiano”. A text that is
 * no code is its own name.
 */
export const languageName = (code: string, language: string): string => {
  const found = foundName(code, language)
  return found === undefined ? code : found.charAt(0).toLocaleUpperCase(language) + found.slice(1)
}
