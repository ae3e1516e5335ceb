import { act, artists, GOOD, release, type Rule, title, track, version, withTrack } from './example.ts'

const whole = (rule: string, about: string, ...examples: Rule['examples']): Rule => ({
  rule,
  about,
  state: 'WHOLE',
  examples,
})
const absent = (rule: string, about: string, lacks: string): Rule => ({
  rule,
  about,
  state: 'ABSENT',
  lacks,
  examples: [],
})
const live = { version: 'Live' }
const by = (...names: string[]) =>
  names.map((name, index) => track(`${index}`, { title: `Song ${'abcdef'[index]}`, artists: [act(name)] }))
const FOUR = ['Ana Prova', 'Leo Mare', 'Ida Sale', 'Ugo Vento']
const long = (tracks: ReturnType<typeof by>) =>
  tracks.map((each) => ({ ...each, media: each.media && { ...each.media, durationMs: 600_000 } }))

/** L40 to L90: versions, artists, explicit content, dates, rights and codes. */
export const RELEASE_RULES: readonly Rule[] = [
  whole('L40', 'All live: the release says so, and each track', {
    code: 'LIVE_DIFFERS',
    bad: release('two live tracks, the release not', {
      tracks: [track('a', live), track('b', { ...live, title: 'Tin Boats' })],
    }),
    good: GOOD,
  }),
  whole(
    'L41',
    'Version: no brackets, no word twice, a capital',
    { code: 'VERSION_BRACKETS', bad: version('(radio edit)'), good: version('Radio Edit') },
    { code: 'VERSION_CASE', bad: version('radio edit'), good: version('Versione acustica', 'it') },
    { code: 'VERSION_TWICE', bad: version('Live Version Version'), good: version('Live Version') },
  ),
  whole('L42', 'A remix has a remixer', {
    code: 'REMIXER_MISSING',
    bad: withTrack('“Kaleido Remix” without remixer', { version: 'Kaleido Remix' }),
    good: release('“Kaleido Remix” with the remixer Kaleido', {
      version: 'Kaleido Remix',
      tracks: [
        track('a', { version: 'Kaleido Remix', artists: [act('Luna Sorbi'), act('Kaleido', 'REMIXER')] }),
        track('b'),
      ],
    }),
  }),
  whole('L43', 'Remastered, in one spelling', {
    code: 'VERSION_REMASTER',
    bad: version('Re-Mastered'),
    good: version('2024 Remaster'),
  }),
  {
    ...whole('L44', 'Karaoke says so', {
      code: 'KARAOKE_NOT_SAID',
      bad: release('subgenre Karaoke, not in the version', {
        genre: 'Fitness/Karaoke/Instrumental',
        subgenre: 'Karaoke',
      }),
      good: GOOD,
    }),
    state: 'PART',
    lacks: 'the original artist on the cover: a reviewer sees it',
  },
  whole(
    'L50',
    'A primary artist',
    {
      code: 'PRIMARY_ARTIST_MISSING',
      bad: release('only a guest', { artists: [act('Luna Sorbi', 'FEATURED')] }),
      good: GOOD,
    },
    { code: 'ARTIST_MISSING', bad: artists([]), good: artists(['Luna']) },
  ),
  absent(
    'L51',
    'Not more than one primary artist where one is stated',
    'a format for which the specification states it',
  ),
  whole(
    'L52',
    'One artist in one name',
    { code: 'ARTIST_COMPOUND', bad: artists(['Ana & Leo']), good: artists(['Simon & Garfunkel']) },
    { code: 'ARTIST_COMPOUND', bad: artists(['Ana e Leo']), good: artists(['Elio e le Storie Tese']) },
  ),
  whole(
    'L53',
    'Names that anybody could have',
    { code: 'ARTIST_GENERIC', bad: artists(['Relaxation']), good: artists(['Rainer Sole']) },
    { code: 'ARTIST_GENERIC', bad: artists(['Musica rilassante']), good: artists(['Natalia']) },
  ),
  whole(
    'L54',
    'Various Artists: on a release, in one spelling',
    { code: 'VARIOUS_ON_TRACK', bad: artists(['Artisti vari'], true), good: artists(['Ana'], true) },
    { code: 'VARIOUS_SPELLING', bad: artists(['V.A.'], false, 'it'), good: artists(['Artisti Vari'], false, 'it') },
  ),
  whole(
    'L55',
    'Four primary artists: Various Artists; fewer: all of them',
    {
      code: 'VARIOUS_REQUIRED',
      bad: release('four, one of them shown', { artists: [act('Ana Prova')], tracks: by(...FOUR) }),
      good: GOOD,
    },
    {
      code: 'ARTISTS_NOT_LISTED',
      bad: release('two, one of them shown', { artists: [act('Ana Prova')], tracks: by('Ana Prova', 'Leo Mare') }),
      good: release('two, both shown', {
        artists: [act('Ana Prova'), act('Leo Mare')],
        tracks: by('Ana Prova', 'Leo Mare'),
      }),
    },
    {
      code: 'VARIOUS_NOT_NEEDED',
      bad: release('two, Various Artists shown', {
        artists: [act('Various Artists')],
        tracks: by('Ana Prova', 'Leo Mare'),
      }),
      good: release('four, Various Artists shown', {
        format: 'EP',
        artists: [act('Various Artists')],
        tracks: long(by(...FOUR)),
      }),
    },
  ),
  whole('L56', 'Various Artists: at least 25 minutes', {
    code: 'VARIOUS_TOO_SHORT',
    bad: release('four tracks, 13 minutes', { artists: [act('Various Artists')], tracks: by(...FOUR) }),
    good: release('four tracks, 40 minutes', { artists: [act('Various Artists')], tracks: long(by(...FOUR)) }),
  }),
  whole('L57', 'Nobody twice on a track', {
    code: 'ARTIST_TWICE',
    bad: artists(['Ana', 'Ana']),
    good: artists(['Ana', 'Leo']),
  }),
  {
    ...whole('L58', 'Not a member beside the band', {
      code: 'BAND_MEMBER',
      bad: artists(['Luna', 'Luna & the Boats']),
      good: artists(['Luna', 'Boats']),
    }),
    state: 'PART',
    lacks: 'who is in a band, beyond what its name says',
  },
  whole(
    'L59',
    'A name alone',
    { code: 'ARTIST_EXTRA_WORDS', bad: artists(['DJ K (Producer)']), good: artists(['DJ K']) },
    { code: 'ARTIST_EXTRA_WORDS', bad: artists(['Luna e amici']), good: artists(['Amici di Luna']) },
  ),
  {
    ...whole('L60', 'Almost another artist', {
      code: 'ARTIST_ALMOST_SAME',
      bad: artists(['MGMT', 'Mgmt']),
      good: artists(['MGMT', 'MGK']),
    }),
    state: 'PART',
    lacks: 'artists of the catalogue that the release does not credit',
  },
  whole('L61', 'Imitations', { code: 'ARTIST_IMITATION', bad: artists(['Drâke']), good: artists(['Drake']) }),
  whole(
    'L62',
    'Writers by legal name',
    {
      code: 'COMPOSER_LEGAL_NAME',
      bad: withTrack('composer “Lunaire”', { composer: ['Lunaire'] }),
      good: withTrack('composer “Traditional”', { composer: ['Traditional'] }),
    },
    { code: 'WRITER_IS_BAND', bad: withTrack('composer “The Boats”', { composer: ['The Boats'] }), good: GOOD },
  ),
  whole('L63', 'A composer', {
    code: 'CONTRIBUTOR_COMPOSER_REQUIRED',
    bad: withTrack('no composer', { composer: [] }),
    good: GOOD,
  }),
  whole(
    'L64',
    'A lyricist where it is sung',
    {
      code: 'LYRICIST_MISSING',
      bad: withTrack('sung, no lyricist', { lyricist: [] }),
      good: withTrack('instrumental', { language: 'zxx', lyricist: [] }),
    },
    { code: 'LYRICIST_ON_INSTRUMENTAL', bad: withTrack('instrumental with lyricist', { language: 'zxx' }), good: GOOD },
  ),
  absent('L65', 'Writer, performer and production for Apple Music', 'credits of performers and production'),
  absent('L66', 'The instrument instead of “performer”', 'credits of performers'),
  whole('L67', 'Guest on each track: guest of the release', {
    code: 'FEATURED_NOT_ON_RELEASE',
    bad: release('Ana is on both tracks', {
      tracks: [
        track('a', { artists: [act('Luna Sorbi'), act('Ana', 'FEATURED')] }),
        track('b', { title: 'Tin Boats', artists: [act('Luna Sorbi'), act('Ana', 'FEATURED')] }),
      ],
    }),
    good: GOOD,
  }),
  whole(
    'L70',
    'Explicit as its tracks are',
    {
      code: 'EXPLICIT_DIFFERS',
      bad: release('a track is, the release not', { tracks: [track('a', { explicit: true })] }),
      good: GOOD,
    },
    { code: 'EXPLICIT_NOT_NEEDED', bad: release('the release is, no track', { explicit: true }), good: GOOD },
  ),
  whole('L71', 'Clean has an explicit sibling', {
    code: 'CLEAN_WITHOUT_EXPLICIT',
    bad: withTrack('version “Clean Edit” alone', { version: 'Clean Edit' }),
    good: GOOD,
  }),
  whole('L72', 'Strong words', {
    code: 'STRONG_WORD_NOT_EXPLICIT',
    bad: withTrack('lyrics with “merda”', { lyrics: 'Che merda di giornata' }),
    good: GOOD,
  }),
  whole('L73', 'Asterisks', { code: 'TITLE_CENSORED', bad: title('F**k It'), good: title('Star *') }),
  whole(
    'L74',
    'Instrumentals',
    {
      code: 'LYRICS_ON_INSTRUMENTAL',
      bad: withTrack('instrumental with lyrics', { language: 'zxx', lyricist: [], lyrics: 'La la' }),
      good: GOOD,
    },
    {
      code: 'INSTRUMENTAL_LANGUAGE',
      bad: withTrack('version “Instrumental”, language English', { version: 'Instrumental' }),
      good: GOOD,
    },
  ),
  whole('L75', 'The script of the title', {
    code: 'METADATA_LANGUAGE_SCRIPT',
    bad: withTrack('“紙の船” in Russian', { title: '紙の船', metadataLanguage: 'ru' }),
    good: GOOD,
  }),
  whole('L76', 'Territories without explicit content', {
    code: 'EXPLICIT_TERRITORIES',
    bad: release('explicit, worldwide', { explicit: true, territories: ['WORLD'] }),
    good: release('worldwide', { territories: ['WORLD'] }),
  }),
  whole(
    'L80',
    'Year and owner, without symbol',
    {
      code: 'COPYRIGHT_SYMBOL',
      bad: release('“℗ 2026 Lanterna”', { copyrightP: { year: 2026, text: '℗ 2026 Lanterna' } }),
      good: GOOD,
    },
    { code: 'COPYRIGHT_OWNER_MISSING', bad: release('no owner', { copyrightC: { year: 2026, text: '' } }), good: GOOD },
  ),
  whole(
    'L81',
    'Years',
    {
      code: 'COPYRIGHT_YEAR_WRONG',
      bad: release('© 1899', { copyrightC: { year: 1899, text: 'Lanterna' } }),
      good: GOOD,
    },
    {
      code: 'COPYRIGHT_YEAR_LATE',
      bad: release('℗ 2026, out in 2020', { alreadyReleased: true, releaseDate: '2020-05-01' }),
      good: GOOD,
    },
  ),
  whole('L82', 'First the original release', {
    code: 'RELEASE_DATE_AFTER_CONSUMER',
    bad: release('out on 20 November, live on 10 November', {
      alreadyReleased: true,
      releaseDate: '2026-11-20',
      consumerReleaseDate: '2026-11-10',
    }),
    good: GOOD,
  }),
  whole(
    'L83',
    'Early, on a Friday',
    { code: 'CONSUMER_DATE_SOON', bad: release('in six days', { consumerReleaseDate: '2026-11-27' }), good: GOOD },
    { code: 'CONSUMER_DATE_CLOSE', bad: release('in a week', { consumerReleaseDate: '2026-12-04' }), good: GOOD },
    {
      code: 'CONSUMER_DATE_NOT_FRIDAY',
      bad: release('on a Saturday', { consumerReleaseDate: '2026-12-26' }),
      good: GOOD,
    },
  ),
  whole('L84', 'Pre-order', {
    code: 'PRE_ORDER_LATE',
    bad: release('on the release date', { preOrderDate: '2026-12-25' }),
    good: release('before it', { preOrderDate: '2026-12-10' }),
  }),
  absent('L85', 'Pricing intervals', 'prices in the contract'),
  whole(
    'L86',
    'Codes',
    { code: 'BARCODE_WRONG', bad: release('5901234123458', { barcode: '5901234123458' }), good: GOOD },
    {
      code: 'ISRC_WRONG',
      bad: withTrack('IT1', { isrc: 'IT1' }),
      good: withTrack('AA6Q72000047', { isrc: 'AA6Q72000047' }),
    },
  ),
  whole('L87', 'An ISRC once', {
    code: 'ISRC_TWICE',
    bad: release('two tracks with one ISRC', {
      tracks: [track('a', { isrc: 'AA6Q72000047' }), track('b', { title: 'Tin Boats', isrc: 'AA-6Q7-20-00047' })],
    }),
    good: GOOD,
  }),
  whole('L88', 'The preview ends with the track', {
    code: 'PREVIEW_START_TOO_LATE',
    bad: withTrack('from 190 s, 30 s of 200', { previewStart: 190, previewLength: 30 }),
    good: withTrack('from 30 s, 30 s', { previewStart: 30, previewLength: 30 }),
  }),
  whole('L89', 'Territories', { code: 'TERRITORIES_MISSING', bad: release('none', { territories: [] }), good: GOOD }),
  whole('L90', 'The label’s name', {
    code: 'LABEL_NAME_LONG',
    bad: release('61 characters', { labelName: 'L'.repeat(61) }),
    good: release('60 characters', { labelName: 'L'.repeat(60) }),
  }),
]
