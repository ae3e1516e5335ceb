/** Small words by language: those of a title tell in which language it is written. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'a an the of and or but my your our his her their with without you we they she is are am was be been it in on at to for from into this that what who me i’m i don’t can’t it’s not no do be by so if up down out all',
  it: 'il lo la gli le dello della degli delle del dei nel nella nello nei nelle sul sulla sui sulle sopra sotto che di da al alla ai con senza come quando ancora mio mia miei tuo tua tuoi suo sua non per tra fra una uno un è perché più cosa questo questa noi voi mi ti si e dove anche in a ed se tutto',
  fr: 'le la les des du de et est dans pour avec sans mon ma mes ton ta tes son sa sur sous une un au aux je tu il elle nous vous ne pas que qui toi moi ce cette en',
  es: 'el la los las del de y con sin mi mis tu tus su sus en por para una un es no que como cuando me te se lo al yo más sobre',
  pt: 'o os a as do da dos das de e com sem meu minha meus minhas seu sua em no na nos nas por para uma um não que eu você mais ao à',
  de: 'der die das den dem des und ist ein eine einen mit ohne ich du er sie wir ihr nicht für im am an auf von vom zum zur zu in es bei aus über',
  sv: 'en ett och att det som på är av för med till om du jag inte den de i vi min din',
  da: 'en et og at det som på er af for med til om du jeg ikke den de i vi min din',
  nb: 'en ei et og at det som på er av for med til om du jeg ikke den de i vi min din',
}
const words: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SMALL_WORDS).map(([language, list]) => [language, new Set(list.split(' '))]),
)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}\p{M}’]+/gu) ?? []

/** The small words of a language in which most of a title is not written in capitals; none for a language not listed. */
export const smallWordsOf = (language: string): ReadonlySet<string> =>
  words.get(language === 'no' || language === 'nn' ? 'nb' : language) ?? new Set()

const countIn = (language: string, all: readonly string[]) =>
  all.filter((word) => smallWordsOf(language).has(word)).length

/** The language whose small words a title has, where it is one alone; null when they do not tell. */
export const languageOfTitle = (title: string): string | null => {
  const all = wordsOf(title)
  const counted = [...words.keys()].map((language) => ({ language, count: countIn(language, all) }))
  const most = Math.max(...counted.map(({ count }) => count))
  const likely = counted.filter(({ count }) => count === most)
  return most === 0 || likely.length > 1 ? null : (likely[0]?.language ?? null)
}

/** Whether a title may well be in another language than the given one: it has small words, and none of these. */
export const isInAnotherLanguage = (title: string, language: string): boolean => {
  const all = wordsOf(title)
  if (!words.has(language) || countIn(language, all) > 0) return false
  return [...words.keys()].some((other) => countIn(other, all) > 0)
}
