import { GOOD, inapplicable, release, title, track, whole, withTrack, type Rule } from './example.ts'

/** L70 to L90: explicit content, dates, rights and codes. */
export const RELEASE_RULES: readonly Rule[] = [
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
    {
      code: 'CONSUMER_DATE_FAR',
      bad: release('in 2999', { consumerReleaseDate: '2999-12-27' }),
      good: release('in a year', { consumerReleaseDate: '2027-11-19' }),
    },
    { code: 'CONSUMER_DATE_CLOSE', bad: release('in a week', { consumerReleaseDate: '2026-12-04' }), good: GOOD },
    {
      code: 'CONSUMER_DATE_NOT_FRIDAY',
      bad: release('on a Saturday', { consumerReleaseDate: '2026-12-26' }),
      good: GOOD,
    },
  ),
  whole(
    'L84',
    'Pre-order',
    {
      code: 'PRE_ORDER_LATE',
      bad: release('on the release date', { preOrderDate: '2026-12-25' }),
      good: release('before it', { preOrderDate: '2026-12-10' }),
    },
    {
      code: 'PRE_ORDER_PAST',
      bad: release('from yesterday', { preOrderDate: '2026-11-20' }),
      good: release('from today', { preOrderDate: '2026-11-21' }),
    },
    {
      code: 'PRE_ORDER_FAR',
      bad: release('six months and a day before', { consumerReleaseDate: '2027-08-20', preOrderDate: '2027-02-19' }),
      good: release('six months before', { consumerReleaseDate: '2027-08-20', preOrderDate: '2027-02-20' }),
    },
  ),
  inapplicable(
    'L85',
    'Prices: their intervals do not overlap, and an album is not dearer than its tracks',
    'a recording has one catalogue tier, without dates, and a release has no price',
  ),
  whole(
    'L86',
    'Codes',
    { code: 'BARCODE_WRONG', bad: release('5901234123458', { barcode: '5901234123458' }), good: GOOD },
    { code: 'BARCODE_TEST', bad: release('9520123456788, a test barcode', { barcode: '9520123456788' }), good: GOOD },
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
