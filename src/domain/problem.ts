import type { ProblemField } from '#src/domain/fields.ts'

/** ERROR blocks the submission, WARNING may be submitted after a look, INFO only informs. */
export type Severity = 'ERROR' | 'WARNING' | 'INFO'

/** What a rule found, at which field of the workspace, with a repair when one is safe. */
export type Problem<F extends ProblemField = ProblemField> = {
  code: ProblemCode
  severity: Severity
  field: F
  values?: Record<string, string | number>
  /** What the field should contain instead, where that repairs it. */
  fix?: string
  /** What `fix` leaves out, for the field where it belongs. */
  move?: Move
  /** The repair may be wrong, so that only a person takes it: one at a time. */
  isSuggestion?: true
  /** Why what is written is kept; the reviewer reads it. */
  keptBecause?: string
}

/** Words for another field: the version, the flag for explicit content, or names that become credits of a role. */
export type Move = { to: 'version' | 'explicit' | 'FEATURED'; text: string }

const MISSING_CODES = [
  'TITLE_MISSING',
  'ARTIST_MISSING',
  'PRIMARY_ARTIST_MISSING',
  'LABEL_MISSING',
  'GENRE_MISSING',
  'ALTERNATE_GENRE_MISSING',
  'LANGUAGE_MISSING',
  'EXPLICIT_MISSING',
  'COVER_MISSING',
  'TRACKS_MISSING',
  'MEDIA_MISSING',
  'ISRC_MISSING',
  'CONTRIBUTOR_COMPOSER_REQUIRED',
  'LYRICIST_MISSING',
  'COPYRIGHT_YEAR_MISSING',
  'COPYRIGHT_OWNER_MISSING',
  'BARCODE_MISSING',
  'TERRITORIES_MISSING',
  'CONSUMER_DATE_MISSING',
  'RELEASE_DATE_MISSING',
  'STORES_MISSING',
] as const
const WRONG_CODES = [
  'TITLE_TOO_LONG',
  'TITLE_SPACES',
  'TITLE_ALL_CAPITALS',
  'TITLE_ALL_LOWER',
  'TITLE_FEATURED_ARTIST',
  'TITLE_PRODUCER',
  'TITLE_VERSION_WORD',
  'TITLE_FORMAT_WORD',
  'TITLE_MARKETING',
  'TITLE_EXPLICIT_WORD',
  'TITLE_GENERIC',
  'TITLE_SYMBOLS',
  'TITLE_ADDRESS',
  'TITLE_BRACKETS',
  'TITLE_PART',
  'TITLE_ACCENT',
  'TITLE_LONG',
  'TITLE_RANDOM_CAPITALS',
  'TITLE_CASE',
  'TITLE_FIRST_LAST',
  'TITLE_HYPHENATED',
  'TITLE_SENTENCE_CASE',
  'TITLE_CASE_MIXED',
  'TITLE_ROMANIZED',
  'TITLE_ARTIST_NAME',
  'TITLE_NEEDLESS_VERSION',
  'TITLE_FORMAT_ENDING',
  'TITLE_SLASH',
  'TITLE_SECOND_BRACKET',
  'TITLE_SEARCH_TERMS',
  'TITLE_SYMBOL_ONLY',
  'TITLE_PUNCTUATION',
  'TITLE_QUOTES',
  'TITLE_UNICODE',
  'TITLE_CENSORED',
  'TITLE_INTRO',
  'PART_NUMBERS_MIXED',
  'RELEASE_DIFFERS_FROM_TRACK',
  'VERSION_CASE',
  'VERSION_TWICE',
  'VERSION_REMASTER',
  'VERSION_EXPLICIT_WORD',
  'VERSION_FEATURED_ARTIST',
  'LIVE_DIFFERS',
  'REMIXER_MISSING',
  'KARAOKE_NOT_SAID',
  'METADATA_ADDRESS',
  'ARTIST_EXTRA_WORDS',
  'ARTIST_ALMOST_SAME',
  'ARTIST_IMITATION',
  'ARTIST_PROFILE_MISSING',
  'BAND_MEMBER',
  'VARIOUS_SPELLING',
  'VARIOUS_REQUIRED',
  'VARIOUS_NOT_NEEDED',
  'ARTISTS_NOT_LISTED',
  'FEATURED_NOT_ON_RELEASE',
  'WRITER_IS_BAND',
  'EXPLICIT_NOT_NEEDED',
  'CLEAN_WITHOUT_EXPLICIT',
  'EXPLICIT_TERRITORIES',
  'INSTRUMENTAL_LANGUAGE',
  'COPYRIGHT_YEAR_LATE',
  'CONSUMER_DATE_CLOSE',
  'CONSUMER_DATE_NOT_FRIDAY',
  'LABEL_NAME_LONG',
  'VERSION_NEEDLESS',
  'VERSION_BRACKETS',
  'ARTIST_GENERIC',
  'ARTIST_COMPOUND',
  'ARTIST_TWICE',
  'VARIOUS_ON_TRACK',
  'VARIOUS_TOO_SHORT',
  'COMPOSER_LEGAL_NAME',
  'LYRICIST_ON_INSTRUMENTAL',
  'COVER_EMPTY',
  'COVER_UNREADABLE',
  'COVER_TOO_SMALL',
  'COVER_TOO_LARGE',
  'COVER_NOT_SQUARE',
  'COVER_NOT_RGB',
  'COVER_TOO_HEAVY',
  'COVER_BELOW_3000',
  'IMAGE_EMPTY',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_HEAVY',
  'AUDIO_EMPTY',
  'AUDIO_UNREADABLE',
  'AUDIO_TRUNCATED',
  'AUDIO_CONTAINER',
  'AUDIO_BIT_DEPTH',
  'AUDIO_SAMPLE_RATE',
  'AUDIO_CHANNELS',
  'AUDIO_TOO_SHORT',
  'AUDIO_SHORT',
  'AUDIO_TOO_HEAVY',
  'AUDIO_MIXED_DEPTH',
  'SINGLE_TOO_MANY_TRACKS',
  'SINGLE_TRACK_TOO_LONG',
  'EP_TOO_MANY_TRACKS',
  'EP_NEEDS_LONG_TRACK',
  'EP_TOO_LONG',
  'ALBUM_TOO_SHORT',
  'VIDEO_MISSING',
  'TRACKS_TOO_MANY',
  'TRACK_TWICE',
  'TRACK_SAME_TITLE',
  'EXPLICIT_DIFFERS',
  'SUBGENRE_OUTSIDE_GENRE',
  'ALTERNATE_GENRE_SAME',
  'ISRC_WRONG',
  'ISRC_TWICE',
  'BARCODE_WRONG',
  'VIDEO_UNREADABLE',
  'VIDEO_CONTAINER',
  'VIDEO_TOO_SMALL',
  'VIDEO_FRAME_RATE',
  'VIDEO_BIT_RATE',
  'ATMOS_CONTAINER',
  'ATMOS_NOT_ADM',
  'ATMOS_BIT_DEPTH',
  'ATMOS_SAMPLE_RATE',
  'ATMOS_CHANNELS',
  'ATMOS_LENGTH_DIFFERS',
  'PREVIEW_START_TOO_LATE',
  'PREVIEW_LENGTH_TOO_LONG',
  'LYRICS_ON_INSTRUMENTAL',
  'STRONG_WORD_NOT_EXPLICIT',
  'LANGUAGE_UNKNOWN',
  'METADATA_LANGUAGE_SCRIPT',
  'COPYRIGHT_YEAR_WRONG',
  'COPYRIGHT_SYMBOL',
  'RECORDING_YEAR_WRONG',
  'TERRITORIES_WRONG',
  'CONSUMER_DATE_PAST',
  'RELEASE_DATE_FUTURE',
  'RELEASE_DATE_AFTER_CONSUMER',
  'CONSUMER_DATE_SOON',
  'PRE_ORDER_LATE',
  'INSTANT_TOO_MANY',
  'INSTANT_FEW_TRACKS',
  'CLAIM_EXCLUSIVE',
  'CLAIM_WITHOUT_MONETIZATION',
] as const
/** Every code of a rule; each has a text in `problems`. */
export const PROBLEM_CODES = [...MISSING_CODES, ...WRONG_CODES] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

const missing: ReadonlySet<string> = new Set(MISSING_CODES)

/** Whether something has not been filled in yet, as opposed to filled in wrongly. */
export const isMissing = ({ code }: Problem): boolean => missing.has(code)

/** Whether any of these prevents submitting the release. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'ERROR')

/** Something that prevents submitting the release; `values` fill the gaps of its text. */
export const error = <F extends ProblemField>(code: ProblemCode, field: F, values?: Problem['values']): Problem<F> => ({
  code,
  severity: 'ERROR',
  field,
  values,
})

/** Something to look at again; `fix` is what the field should contain instead. */
export const warning = <F extends ProblemField>(
  code: ProblemCode,
  field: F,
  extra: Pick<Problem, 'values' | 'fix' | 'move' | 'isSuggestion'> = {},
): Problem<F> => ({
  code,
  severity: 'WARNING',
  field,
  ...extra,
})

/** Something to know, which asks for nothing. */
export const info = <F extends ProblemField>(code: ProblemCode, field: F, values?: Problem['values']): Problem<F> => ({
  code,
  severity: 'INFO',
  field,
  values,
})
