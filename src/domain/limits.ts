/**
 * Every limit the product states: schemas, rules, screens and texts take it from here. Unless a comment says otherwise,
 * a limit of a text counts UTF-16 units, as `maxLength` does. Where the specification names no number, it is ours.
 */

// Units
export const MEBIBYTE = 1024 ** 2
export const GIBIBYTE = 1024 ** 3
export const DAY_MS = 24 * 60 * 60_000
export const MINUTE_MS = 60_000

// Texts, in characters
export const TEXT_MAX = 255
/** A title longer than this is cut off in many places (domain, L35). */
export const TITLE_LONG = 100
export const NAME_MAX = 100
export const DESCRIPTION_MAX = 2000
/** Why a reviewer sends a release back. */
export const REASON_MAX = 2000
/** Why a label leaves as it is what a reviewer asked to change, and how many reasons it may answer so. */
export const REASON_ANSWER_MAX = 500
export const REASON_ANSWERS_MAX = 100
export const LYRICS_MAX = 10_000
/** What stores play of a track that names no preview. */
export const PREVIEW_SECONDS_USUAL = 30
export const PHONE_MAX = 30
export const ORGANIZATION_PHONE_MAX = 40
/** Digits of a whole telephone number: the shortest in use, and what ITU-T E.164 allows. */
export const PHONE_DIGITS_MIN = 6
export const PHONE_DIGITS_MAX = 15
/** Postal, VAT and tax codes, IBAN and BIC as they are typed, with blanks. */
export const OFFICIAL_CODE_MAX = 40
/** RFC 5321. */
export const EMAIL_MAX = 254
export const CATALOG_NUMBER_MAX = 40
export const GENRE_MAX = 60
/** ISO 639-1, or 639-2 for `mul` and `zxx`. */
export const LANGUAGE_CODE_MAX = 3
/** `WORLD`, or ISO 3166-1 alpha-2. */
export const TERRITORY_CODE_MAX = 5
/** Codes as they are typed, with blanks and hyphens. */
export const ISRC_TYPED_MAX = 20
export const BARCODE_TYPED_MAX = 20
/** Barcodes that one import may bring into a pool, and how many are few. */
export const BARCODES_MAX = 1000
export const BARCODES_FEW = 10
/** Digits of the shortest and the longest prefix that GS1 gives a company. */
export const BARCODE_PREFIX_MIN = 6
export const BARCODE_PREFIX_MAX = 11
/** The last number of a year: there are five digits (ISO 3901). */
export const ISRC_NUMBER_MAX = 99_999
/** An ISNI or an IPI as it is typed or pasted: with a label, or as an address. */
export const PERSON_CODE_TYPED_MAX = 60
/** `IT-ABC` (ISO 3901). */
export const ISRC_PREFIX_LENGTH = 6
/** Letters and digits by which Spotify knows an artist. */
export const SPOTIFY_ID_LENGTH = 22
export const EAN_LENGTH = 13
export const UPC_LENGTH = 12
export const SEARCH_MAX = 200
export const SORT_FIELD_MAX = 40
/** Of a provider one signs in with, and of a device that is sent messages. */
export const TOKEN_MAX = 4096
/** A device's token is the key of its row: an index of Postgres holds 2,704 bytes. */
export const DEVICE_TOKEN_BYTES_MAX = 2048
/** How deep lists and objects of an input stand in each other: no input of the contract is half as deep, and what is would take the stack. */
export const INPUT_DEPTH_MAX = 64
/** Browsers of one user that get push messages: the newest. */
export const DEVICES_MAX = 20

// Signing in and up
/** Fewest characters of a password. The interface asks for as many as the server (WEAK_PASSWORD, catalogue-8). */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 200
/** Wrong current passwords before one has to wait, and for how long. */
export const PASSWORD_TRIES = 5
export const PASSWORD_WAIT_MINUTES = 10
/** Characters of a one-time code (access-9). */
export const CODE_LENGTH = 6
export const CODE_TRIES = 5
export const CODE_LIFETIME_MINUTES = 10
/** Seconds between two messages with a code to one address (access-9). */
export const RESEND_WAIT_S = 30
export const SESSION_HOURS = 12
/** How long a change that is sent again is answered what it was answered the first time. */
export const ANSWER_RETENTION_DAYS = 35
/** A reviewer who does nothing for so long no longer holds a release. */
export const CLAIM_IDLE_MINUTES = 30
export const REFERRAL_CODE_MAX = 64
export const REFERRAL_CODE_LENGTH = 10

// How many there may be
export const PER_PAGE_MAX = 100
/** Ids that one call may carry. */
export const BULK_MAX = 100
/** Links in the bar at the bottom of a phone, which has room for so many. */
export const BOTTOM_LINKS_MAX = 4
export const SEARCH_RESULTS_MAX = 20
export const NOTIFICATIONS_PER_PAGE_MAX = 50
/** Dependents that the refusal of a deletion names. */
export const DEPENDENTS_MAX = 5
/** Composers or lyricists of a track, names in one cell of an import, names in a list that is pasted. */
export const NAMES_MAX = 50
/** Contributors of a track, over all roles. */
export const CONTRIBUTORS_MAX = 200
/** Warnings that a release or a track answers with a reason. */
export const KEPT_SPELLINGS_MAX = 50
export const TERRITORIES_MAX = 300
export const STORES_MAX = 100
/** Elements of a kind that a member's scope names. */
export const SCOPE_ELEMENTS_MAX = 500
/** Elements of a kind that a preview asks about: as many as an address has room for. */
export const PREVIEW_IDS_MAX = 12
export const IMPORT_LINES_MAX = 500
/** Saved views of a list, and characters of the name of one. */
export const VIEWS_MAX = 50
export const VIEW_NAME_MAX = 60
/** The highest count that a badge of the menu shows (access-9). */
export const COUNTER_MAX = 9999

// Files
/** A cover, an avatar, a document (catalogue-9). */
export const IMAGE_BYTES_MAX = 4 * MEBIBYTE
/** A master. */
export const MEDIA_BYTES_MAX = 1024 * MEBIBYTE
export const CSV_BYTES_MAX = 5 * MEBIBYTE
/** Pixels of a cover's side (catalogue-9); below the last one stores do not show it at its best. */
export const COVER_SIDE_MIN = 1400
export const COVER_SIDE_MAX = 8000
export const COVER_SIDE_GOOD = 3000
/** What is larger is not decoded only to be made smaller. */
export const COVER_CONVERT_BYTES_MAX = 64 * MEBIBYTE
/** Hexadecimal digits of the hash by which a cover is known again. */
export const COVER_HASH_LENGTH = 256
/**
 * Below these a cover is one colour, blurred, or enlarged. Measured as JPEGs of quality 75 to 92: sharp pictures have a
 * sharpness of 0.4 and details of 0.01, blurred by 8 of 3000 pixels 0.1, enlarged twice 0.001, three times 0.0005.
 */
export const COVER_CONTRAST_MIN = 3
export const COVER_SHARPNESS_MIN = 0.1
export const COVER_DETAIL_MIN = 0.0007
/** A stereo master: the second length is only advised. */
export const AUDIO_MIN_SECONDS = 5
export const AUDIO_GOOD_SECONDS = 30
/** Of a sound: what is not heard, in dB below full scale; how long that may last; samples in a row at full scale. */
export const SILENCE_DB_BELOW_FULL = 60
export const SILENCE_SECONDS_MAX = 3
export const CLIPPED_SAMPLES = 10
/** What a measured loudness may be at most, in dB: a sample in floating point may be above full scale. */
export const SOUND_DECIBELS_MAX = 60
/** Half of the highest sampling rate. */
export const SOUND_HERTZ_MAX = 96_000
/** What editors and taggers leave behind the end of a sound, in bytes. */
export const STRAY_BYTES_MAX = 4096
/** How many covers of an artist or a label are compared with a new one, the first ones. */
export const COVERS_COMPARED_MAX = 200
/** Of releases with the same cover so many are named. */
export const SAME_COVERS_NAMED_MAX = 5
/** An ADM BWF: bits, hertz, and how far its length may be from that of the stereo master. */
export const ATMOS_BIT_DEPTH = 24
export const ATMOS_SAMPLE_RATE = 48_000
export const ATMOS_LENGTH_TOLERANCE_MS = 1000
/** Pixels, pictures a second, and from which height on how many bits a second (catalogue-9). */
export const VIDEO_WIDTH_MIN = 320
export const VIDEO_HEIGHT_MIN = 100
export const VIDEO_FRAME_RATE_MIN = 15
export const VIDEO_HD_HEIGHT = 720
export const VIDEO_HD_BIT_RATE_MIN = 80_000_000

// Releases
/** Formats (catalogue-5 and 9); that every track of a single is shorter than an EP's long one is ours. */
export const SINGLE_MAX_TRACKS = 3
export const EP_MAX_TRACKS = 6
export const EP_LONG_TRACK_SECONDS = 600
export const EP_MAX_SECONDS = 1800
export const ALBUM_MIN_TRACKS = 7
export const ALBUM_MIN_SECONDS = 1800
export const TRACKS_MAX = 500
/** The revisions of a release and all its tracks, with a digest of names, in one text. */
export const CONTENT_REVISION_MAX = 5000
/** Music that "Various Artists" needs (catalogue-9). */
export const VARIOUS_MIN_MINUTES = 25
/** Primary artists from which on a release is by Various Artists (domain, L55). */
export const VARIOUS_MIN_ARTISTS = 4
export const COPYRIGHT_YEAR_MIN = 1900
/** Before its release date a release is early enough to be pitched. */
export const PITCH_DAYS = 7
/** Days ahead with which playlists are planned (domain, L83). */
export const PLAYLIST_DAYS = 28
/** A release date further ahead is likely a slip of the year. */
export const RELEASE_DATE_MONTHS = 24
/** Stores take pre-orders no longer before the release date. */
export const PRE_ORDER_MONTHS = 6
/** A date of a store or a territory so long after that of the release is likely a slip. */
export const OWN_DATE_MONTHS = 12
/** Days ahead in which what comes out is listed as soon. */
export const OUT_SOON_DAYS = 28
/** A label's name longer than this is cut off in some stores (domain, L90). */
export const LABEL_NAME_LONG = 60
/** Share of the tracks that a pre-order may give at once, and from how many tracks on (catalogue-8 and 9). */
export const INSTANT_SHARE = 0.5
export const INSTANT_MIN_TRACKS = 4

// History of a release
/** Saves of one person with shorter pauses than this are one entry, because a form saves while it is typed in. */
export const EDIT_PAUSE_MINUTES = 10

// Invitations (decision 016)
export const INVITATION_DAYS = 14
export const INVITATION_RESEND_MS = 60_000

/** What one request to the API may ask for; a page asks for some ten things at once. */
export const CALLS_MAX = 100
/** What a push message says at most: the worker reads four digits, a badge shows no more. */
export const PUSHED_UNREAD_MAX = 9999
/** How many rows are cleared away in one transaction, for which calls wait. */
export const ROWS_REMOVED_AT_ONCE = 200
