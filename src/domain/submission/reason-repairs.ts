import type { AssetField, ReleaseInputField } from '#src/domain/fields.ts'
import type { RejectionReason } from '#src/domain/submission/decision.ts'

type Repairs = {
  release?: readonly ReleaseInputField[]
  tracks?: readonly AssetField[]
  /** The credited artists and the label, which have pages of their own. */
  records?: true
}

const TITLES: Repairs = {
  release: ['defaultLanguage', 'keptSpellings'],
  tracks: ['title', 'version', 'artists', 'metadataLanguage', 'keptSpellings'],
}
const ARTISTS: Repairs = { records: true }
const MASTER: Repairs = { tracks: ['dolbyAtmos'] }
const WRITERS: Repairs = { tracks: ['composer', 'lyricist', 'contributors', 'keptSpellings'] }
const GENRES = ['subgenre', 'alternateGenre', 'alternateSubgenre'] as const
const RIGHTS: Repairs = {
  release: ['labelId', 'territories', 'assetsRightsClaim', 'monetization', 'songMonetization'],
  tracks: ['media', 'dolbyAtmos', 'rightsClaim', 'composer', 'lyricist', 'contributors', 'version'],
}

/**
 * Where else a reason is repaired than in what it is about (catalogue-4): people correct the page of the artist, the
 * date of one store, or the role of a writer, and have then done what they were asked.
 */
export const REPAIRS: Readonly<Partial<Record<RejectionReason, Repairs>>> = {
  COVER_TEXT_MISMATCH: { release: ['labelId', 'copyrightC', 'copyrightP'], records: true },
  TITLE_STYLE: TITLES,
  FEAT_IN_TITLE: { ...TITLES, release: ['artists', 'keptSpellings'] },
  VERSION_MISUSE: TITLES,
  ARTIST_GENERIC: ARTISTS,
  ARTIST_COMPOUND: ARTISTS,
  ARTIST_PROFILE_WRONG: ARTISTS,
  VARIOUS_ARTISTS_RULE: { release: ['format', 'defaultLanguage'], records: true },
  COMPOSER_LEGAL_NAME: WRITERS,
  // What is instrumental needs none.
  LYRICIST_MISSING: { tracks: ['composer', 'contributors', 'language', 'lyrics'] },
  LANGUAGE_MISMATCH: { tracks: ['metadataLanguage', 'title', 'lyrics'] },
  EXPLICIT_MISMATCH: {
    release: ['parentalAdvisory', 'coverFileId'],
    tracks: ['version', 'lyrics', 'media', 'dolbyAtmos'],
  },
  GENRE_WRONG: { tracks: GENRES },
  DATE_TOO_SOON: {
    release: [
      'storeDates',
      'territoryDates',
      'releaseDate',
      'consumerReleaseTime',
      'preOrderDate',
      'alreadyReleased',
      'distributionProviders',
    ],
  },
  PLINE_CLINE: { release: ['labelId', 'recordingYear'] },
  AUDIO_SILENCE: MASTER,
  AUDIO_CLIPPING: MASTER,
  AUDIO_LOSSY_SOURCE: MASTER,
  AUDIO_DUPLICATE: { tracks: ['dolbyAtmos', 'title', 'version', 'isrc'] },
  SAMPLE_CLEARANCE: RIGHTS,
  COVER_SONG_LICENCE: RIGHTS,
  RIGHTS_CONFLICT: RIGHTS,
  VIDEO_SPEC: { tracks: ['format'] },
  ISRC_CONFLICT: { tracks: ['media', 'version'] },
  TERRITORY_RIGHTS: { release: ['territoryDates', 'distributionProviders', 'assetsRightsClaim'] },
  OTHER: { records: true },
}
