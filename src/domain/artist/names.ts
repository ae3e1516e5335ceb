import { GENRES } from '#src/domain/metadata/genres.ts'

const fold = (name: string) => name.trim().toLowerCase()

const GENERIC: ReadonlySet<string> = new Set([
  ...(
    'yoga,workout,meditation,baby,christmas,top hits,chorus,orchestra,singer,artist,performer,unknown,unknown artist,white noise,' +
    'sleep music,rain sounds,nature sounds,lo-fi beats,lofi beats,chill,relaxation,relaxing music,holiday music,gym beats,smooth jazz,' +
    'hip hop,band,choir,soundtrack,karaoke,sconosciuto,artista sconosciuto,artista,cantante,interprete,coro,natale,meditazione,' +
    'rilassamento,musica rilassante,rumore bianco,suoni della natura,suoni della pioggia,musica per dormire,successi,bambini,palestra'
  ).split(','),
  ...GENRES.map(fold),
])
/** Whether a name says what anybody could be called, in English or Italian (domain, L53). */
export const isGenericName = (name: string): boolean => GENERIC.has(fold(name))

/** By language, how stores write it; any language may use the first. */
const VARIOUS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'Various Artists',
  it: 'Artisti Vari',
  es: 'Varios Artistas',
  fr: 'Multi-interprètes',
  de: 'Verschiedene Interpreten',
  pt: 'Vários intérpretes',
  sv: 'Blandade Artister',
  nl: 'Verschillende artiesten',
}
export const VARIOUS_ARTISTS = 'Various Artists'
const VARIOUS = new Set([
  ...'va,v.a.,v/a,various,various artist,vari,artisti vari,aa.vv.,aavv'.split(','),
  ...Object.values(VARIOUS_BY_LANGUAGE).map(fold),
])

/** Whether a name means several artists, in any spelling; blanks around it do not count. */
export const isVarious = (name: string): boolean => VARIOUS.has(fold(name))

/** How Various Artists are written in a language. */
export const variousNameIn = (language: string): string => VARIOUS_BY_LANGUAGE[language] ?? VARIOUS_ARTISTS

/** How Various Artists are written in a language, where a name is another spelling of it; null where it is right. */
export const variousSpelling = (name: string, language: string): string | null => {
  const own = variousNameIn(language)
  return !isVarious(name) || name.trim() === own || name.trim() === VARIOUS_ARTISTS ? null : own
}

const JOINED = /\s(?:&|x|vs\.?|\+|and|e|feat\.?|ft\.?|featuring)\s|,\s/iu
/** Bands whose name has the shape of several. */
const BANDS = new Set(
  (
    'simon & garfunkel|earth, wind & fire|crosby, stills & nash|crosby, stills, nash & young|emerson, lake & palmer|hall & oates|' +
    'mumford & sons|tegan and sara|belle and sebastian|brooks & dunn|chase & status|above & beyond|angus & julia stone|' +
    'iron & wine|she & him|salt-n-pepa|tyler, the creator|peter, paul and mary|blood, sweat & tears|al bano e romina power|albano e romina|' +
    'elio e le storie tese|colapesce dimartino|paola e chiara|paola & chiara|benji & fede|santi francesi|jalisse|' +
    'nick cave & the bad seeds|zeds dead & friends|kool & the gang|sly & the family stone'
  ).split('|'),
)
/** A leader and the band: "Florence and the Machine", "Elio e le Storie Tese". */
const LED_BAND = /\s(?:&|and|e)\s(?:the|his|her|i|gli|le|la|il|los|las)\s/iu

/** Whether a name looks like that of several artists, and is not a band's (domain, L52). */
export const isCompoundName = (name: string): boolean =>
  JOINED.test(name.trim()) && !BANDS.has(fold(name)) && !LED_BAND.test(name)

const EXTRA =
  /\s(?:&|and|e)\s(?:his |her |i suoi )?(?:friends|amici)$|\((?:[^)]*\b)?(?:producer|produttore|dj|singer|cantante|guitar|chitarra|piano|pianoforte|drums|batteria|bass|basso|vocals|voce|remixer|ex[\s-]|formerly|già|of the|dei|degli|\d{4})\b[^)]*\)|\s[-–]\s(?:producer|produttore|dj|guitar|piano)$/iu
/** Whether a name holds a role, an instrument, a year, friends or a former band (domain, L59). */
export const hasExtraWords = (name: string): boolean => EXTRA.test(name.trim())

/** A name without case, accents and punctuation. */
export const plainName = (name: string): string =>
  fold(name)
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether two names are one but for case, accents and punctuation (domain, L60). */
export const isAlmostSameName = (name: string, other: string): boolean =>
  name.trim() !== other.trim() && plainName(name) !== '' && plainName(name) === plainName(other)

/** The names that are imitated most often: a short list, which cannot be complete. */
const FAMOUS = new Map(
  (
    'Adele|Ariana Grande|Bad Bunny|Beyoncé|Billie Eilish|Bruno Mars|Coldplay|Drake|Dua Lipa|Ed Sheeran|Eminem|Harry Styles|' +
    'Justin Bieber|Karol G|Kendrick Lamar|Kanye West|Lady Gaga|Madonna|Måneskin|Metallica|Nirvana|Post Malone|Queen|Rihanna|' +
    'Rosalía|Sfera Ebbasta|Shakira|Taylor Swift|The Beatles|The Weeknd|Travis Scott|U2|Ultimo|Vasco Rossi|Zucchero|Laura Pausini|' +
    'Eros Ramazzotti|Marco Mengoni|Annalisa|Geolier'
  )
    .split('|')
    .map((name) => [plainName(name), name]),
)
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
  '!': 'i',
}

/** The famous name that this one imitates with changed letters; null for the famous name itself and any other (domain, L61). */
export const imitatedName = (name: string): string | null => {
  const read = name.replaceAll(/[01345$@!]/gu, (letter) => LOOKALIKES[letter] ?? letter)
  const famous = FAMOUS.get(plainName(read)) ?? FAMOUS.get(plainName(name))
  const isItself =
    famous === undefined ||
    fold(famous) === fold(name) ||
    fold(famous).normalize('NFD').replaceAll(/\p{M}/gu, '') === fold(name)
  return isItself ? null : famous
}

/** The people behind an artist, as they are written in one field: one, or those of a band with commas between them. */
export const peopleOf = (personName: string | null): string[] =>
  (personName ?? '').split(/[,;]|\s(?:&|and|e)\s/u).flatMap((name) => name.trim() || [])

/** Whether one name is a part of the other, as a member's is of a band's (domain, L58). */
export const isPartOfName = (name: string, band: string): boolean => {
  const rest = ` ${fold(band)} `.replace(` ${fold(name)} `, ' ')
  return fold(name).length > 2 && rest.length < fold(band).length + 2 && /(?:^|\s)(?:&|and|e|x|\+)(?:\s|$)/u.test(rest)
}

/** Whether a writer's name is that of a band: only people write music (domain, L62). */
export const isBandName = (name: string): boolean =>
  /^the\s\S|\s&\s|\s(?:band|orchestra|trio|quartet|quartetto|ensemble|crew)$/iu.test(name.trim())
