import { act, GOOD, release, title, track, type Rule, whole, withTrack } from './example.ts'

const es = (...titles: string[]) => ({
  defaultLanguage: 'es',
  tracks: titles.map((name, index) => track(`${index}`, { title: name })),
})

/** L01 to L35: titles. */
export const TITLE_RULES: readonly Rule[] = [
  whole(
    'L01',
    'A title, without blanks too many',
    { code: 'TITLE_MISSING', bad: title('   '), good: title('Blue Moon') },
    { code: 'TITLE_SPACES', bad: title('  Blue   Moon '), good: title('Blue Moon') },
  ),
  whole(
    'L02',
    'Not in capitals',
    { code: 'TITLE_ALL_CAPITALS', bad: title('BLUE MOON'), good: title('HELP') },
    { code: 'TITLE_ALL_CAPITALS', bad: title('IL CIELO SOPRA ROMA'), good: title('Il cielo sopra Roma', 'it') },
  ),
  whole(
    'L03',
    'Not without capitals',
    { code: 'TITLE_ALL_LOWER', bad: title('blue moon'), good: title('夜に駆ける', 'ja') },
    { code: 'TITLE_ALL_LOWER', bad: title('lost in a pair of eyes'), good: title('Lost in a Pair of Eyes') },
    { code: 'TITLE_ALL_LOWER', bad: title('la canzone', 'it'), good: title('La canzone', 'it') },
  ),
  whole('L04', 'No capitals inside words', {
    code: 'TITLE_RANDOM_CAPITALS',
    bad: title('bLuE mOoN'),
    good: title('McCartney and YouTube'),
  }),
  whole(
    'L05',
    'English titles: small words are small',
    { code: 'TITLE_CASE', bad: title('Lost In A Pair Of Eyes'), good: title('Fill Up My Cup') },
    { code: 'TITLE_CASE', bad: title('Words On The Wall'), good: title('Waiting on the Wall') },
  ),
  whole('L06', 'English titles: first and last word, of brackets too', {
    code: 'TITLE_FIRST_LAST',
    bad: title('(you make me feel like a) Natural Woman'),
    good: title('(You Make Me Feel Like A) Natural Woman'),
  }),
  whole('L07', 'English titles: the parts of a hyphenated word', {
    code: 'TITLE_HYPHENATED',
    bad: title('Down-And-Out Blues'),
    good: title('Down-and-Out Blues'),
  }),
  whole(
    'L08',
    'Italian, French, Nordic, Eastern European titles: a sentence',
    { code: 'TITLE_SENTENCE_CASE', bad: title('La Canzone Del Mare', 'it'), good: title('Canzone per Irene', 'it') },
    { code: 'TITLE_SENTENCE_CASE', bad: title('Le Bruit Des Vagues', 'fr'), good: title('Rue des Lilas', 'fr') },
  ),
  whole('L09', 'German titles: only all capitals or none', {
    code: 'TITLE_ALL_CAPITALS',
    bad: title('LETZTE BAHN', 'de'),
    good: title('Letzte Bahn nach Süden', 'de'),
  }),
  whole('L10', 'Spanish, Portuguese titles: one way over the release', {
    code: 'TITLE_CASE_MIXED',
    bad: release(
      '“Luna De Barro Azul”, “Agua de mayo”, “Camino largo”',
      es('Luna De Barro Azul', 'Agua de mayo', 'Camino largo'),
    ),
    good: release('“Rua da Saudade”, “Maré cheia”', { ...es('Rua da Saudade', 'Maré cheia'), defaultLanguage: 'pt' }),
  }),
  whole('L11', 'Scripts without capitals are left alone; in Latin letters a sentence', {
    code: 'TITLE_ROMANIZED',
    bad: title('Yoru Ni Kakeru Hoshi Zora Kimi', 'ja'),
    good: title('夜に駆ける', 'ja'),
  }),
  whole(
    'L12',
    'Italian accents are no apostrophes',
    { code: 'TITLE_ACCENT', bad: title("E' tempo", 'it'), good: title("Un po' di sole", 'it') },
    { code: 'TITLE_ACCENT', bad: title("Perche' no", 'it'), good: title('Perché no', 'it') },
  ),
  whole(
    'L13',
    'Guests are artists, not titles',
    { code: 'TITLE_FEATURED_ARTIST', bad: title('Blue Moon (feat. Ana)'), good: title('Feat of Strength') },
    { code: 'TITLE_FEATURED_ARTIST', bad: title('Blue Moon w/ Ana'), good: title('Defeat the Raft') },
  ),
  whole(
    'L14',
    '“feat.” in any spelling',
    { code: 'TITLE_FEATURED_ARTIST', bad: title('Body Language Ft. Usher'), good: title('6 Ft Under') },
    {
      code: 'VERSION_FEATURED_ARTIST',
      bad: withTrack('version “Live featuring Ana”', { version: 'Live featuring Ana' }),
      good: GOOD,
    },
  ),
  whole('L15', 'Not the artist’s own name', {
    code: 'TITLE_ARTIST_NAME',
    bad: title('Luna - Blue Moon', 'en', ['Luna']),
    good: title('Luna', 'en', ['Luna']),
  }),
  whole('L16', 'Not the producer', {
    code: 'TITLE_PRODUCER',
    bad: title('Blue Moon (prod. by K)'),
    good: title('Production'),
  }),
  whole(
    'L17',
    'Words of a version',
    { code: 'TITLE_VERSION_WORD', bad: title('Blue Moon (Radio Edit)'), good: title('Live Forever') },
    { code: 'TITLE_VERSION_WORD', bad: title('La notte (dal vivo)', 'it'), good: title('Dal vivo sembri vera', 'it') },
  ),
  whole(
    'L18',
    'Words of the standard version',
    { code: 'VERSION_NEEDLESS', bad: withTrack('version “Original Mix”', { version: 'Original Mix' }), good: GOOD },
    { code: 'TITLE_NEEDLESS_VERSION', bad: title('Blue Moon (Versione originale)', 'it'), good: title('The Original') },
  ),
  whole(
    'L19',
    'Explicit and clean are a flag',
    { code: 'TITLE_EXPLICIT_WORD', bad: title('Blue Moon (Explicit)'), good: title('Clean Hands') },
    {
      code: 'VERSION_EXPLICIT_WORD',
      bad: withTrack('version “Explicit Version”', { version: 'Explicit Version' }),
      good: GOOD,
    },
  ),
  whole(
    'L20',
    'Formats',
    { code: 'TITLE_FORMAT_WORD', bad: title('Blue Moon - Single'), good: title('Family Album') },
    { code: 'TITLE_FORMAT_ENDING', bad: title('Blue Moon EP'), good: title('6 Track EP') },
  ),
  whole(
    'L21',
    'Words of advertising and technique',
    { code: 'TITLE_MARKETING', bad: title('Blue Moon (Official Video)'), good: title('Coming Soon') },
    { code: 'TITLE_MARKETING', bad: title('Luna (edizione limitata)', 'it'), good: title('Luna limitata', 'it') },
  ),
  whole(
    'L22',
    'Parts and volumes',
    { code: 'TITLE_PART', bad: title('Dreams Part 2'), good: title('Dreams, Pt. 2') },
    {
      code: 'PART_NUMBERS_MIXED',
      bad: release('“Dreams, Pt. 1”, “Dreams, Pt. II”', {
        tracks: [track('a', { title: 'Dreams, Pt. 1' }), track('b', { title: 'Dreams, Pt. II' })],
      }),
      good: release('“Dreams, Pt. 1”, “Dreams, Pt. 2”', {
        tracks: [track('a', { title: 'Dreams, Pt. 1' }), track('b', { title: 'Dreams, Pt. 2' })],
      }),
    },
  ),
  whole(
    'L23',
    'Titles that say nothing',
    { code: 'TITLE_GENERIC', bad: title('Track 01'), good: title('1999') },
    { code: 'TITLE_GENERIC', bad: title('Senza titolo', 'it'), good: title('Titoli di coda', 'it') },
    { code: 'TITLE_INTRO', bad: withTrack('single “Intro”', { title: 'Intro' }), good: GOOD },
  ),
  whole('L24', 'Two titles have a spaced slash', { code: 'TITLE_SLASH', bad: title('A/B'), good: title('24/7') }),
  whole('L25', 'A second bracket is square', {
    code: 'TITLE_SECOND_BRACKET',
    bad: title('All of Me (Home) (Again)'),
    good: title('All of Me (Home) [Again]'),
  }),
  whole('L26', 'Emoji and symbols', {
    code: 'TITLE_SYMBOLS',
    bad: title('Blue Moon 🌙'),
    good: title('A$AP Forever', 'en', ['A$AP Rocky']),
  }),
  whole(
    'L27',
    'Addresses, handles, phone numbers',
    { code: 'TITLE_ADDRESS', bad: title('Blue Moon www.x.com'), good: title('867-5309') },
    {
      code: 'METADATA_ADDRESS',
      bad: release('℗ “Lanterna, lanterna.it”', { copyrightP: { year: 2026, text: 'Lanterna, lanterna.it' } }),
      good: GOOD,
    },
  ),
  whole('L28', 'Search terms', {
    code: 'TITLE_SEARCH_TERMS',
    bad: title('Relaxing Piano, Sleep Music, Study'),
    good: title('Sun, Moon, Stars'),
  }),
  whole('L29', 'A symbol alone', { code: 'TITLE_SYMBOL_ONLY', bad: title('+'), good: title('X') }),
  whole('L30', 'Two tracks alike', {
    code: 'TRACK_SAME_TITLE',
    bad: release('“Paper Boats” twice', { tracks: [track('a'), track('b')] }),
    good: release('“Paper Boats”, “Paper Boats” (Live)', { tracks: [track('a'), track('b', { version: 'Live' })] }),
  }),
  whole(
    'L31',
    'One track: title, version and artists as the track’s',
    {
      code: 'RELEASE_DIFFERS_FROM_TRACK',
      bad: release('release “Tin Boats” with the track “Paper Boats”', { title: 'Tin Boats' }),
      good: GOOD,
    },
    {
      code: 'RELEASE_DIFFERS_FROM_TRACK',
      bad: release('release of another artist than its track', { artists: [act('Ana Prova')] }),
      good: GOOD,
    },
  ),
  whole(
    'L32',
    'Brackets and quotation marks',
    { code: 'TITLE_BRACKETS', bad: title('Blue (Moon'), good: title('Blue (Moon)') },
    { code: 'TITLE_QUOTES', bad: title("Don't Say It’s Over"), good: title("Don't Say It's Over") },
  ),
  whole('L33', 'Punctuation', {
    code: 'TITLE_PUNCTUATION',
    bad: title('Blue Moon.'),
    good: title('Born in the U.S.A.'),
  }),
  whole('L34', 'Letters in their one form', {
    code: 'TITLE_UNICODE',
    bad: title('Blue\u200BMoon'),
    good: title('Café'),
  }),
  whole(
    'L35',
    'Length',
    { code: 'TITLE_LONG', bad: { ...title(`B${'a'.repeat(100)}`), text: '101 characters' }, good: title('Blue Moon') },
    {
      code: 'TITLE_TOO_LONG',
      bad: { ...title(`B${'a'.repeat(255)}`), text: '256 characters' },
      good: title('Blue Moon'),
    },
  ),
]
