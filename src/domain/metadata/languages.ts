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
