import type { Language } from '#src/domain/interface-languages.ts'

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

/** The name of a language by its ISO 639 code, for a reader of this language; a text that is no code is its own name. */
export const languageName = (code: string, language: string): string => {
  const known = own.get(language)?.get(code)
  if (known !== undefined) return known
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  } catch {
    // What is no code is refused with an error, which would break the page.
    return code
  }
}
