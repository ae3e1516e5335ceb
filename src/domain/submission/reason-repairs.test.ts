import { describe, expect, test } from 'vitest'
import { type RejectionReason, REJECTION_REASONS, trackFieldOfReason } from '#src/domain/submission/decision.ts'
import { isChanged, requestedChanges, type ReviewedRelease } from '#src/domain/submission/requested-changes.ts'

const TRACK = '00000000-0000-4000-8000-000000000001'
const artist = (artistId: string) => ({ artistId, name: artistId, channels: [], newSpotifyProfile: false })
const RELEASE: ReviewedRelease = {
  title: 'Blue Window',
  artists: [{ artistId: 'anna', type: 'PRIMARY' }],
  tracks: [
    { assetId: TRACK, title: 'One', artists: [{ artistId: 'anna', type: 'PRIMARY' }] },
    { assetId: 'other', title: 'Two', artists: [{ artistId: 'zoe', type: 'PRIMARY' }] },
  ],
  records: { artists: [artist('anna'), artist('zoe')], labelName: 'Own Label' },
}

/** What a person changes: a field of the release, `track.` and a field of the first track, or something of a record. */
const edited = (what: string): ReviewedRelease => {
  const { artists = [], labelName = null } = RELEASE.records ?? {}
  const withAnna = (change: object): ReviewedRelease => ({
    ...RELEASE,
    records: { labelName, artists: artists.map((one) => (one.artistId === 'anna' ? { ...one, ...change } : one)) },
  })
  if (what === 'artist.name') return withAnna({ name: 'Anna Però' })
  if (what === 'artist.profile') return withAnna({ channels: [{ kind: 'SPOTIFY', url: 'https://open.spotify.com/' }] })
  if (what === 'artist.newProfile') return withAnna({ newSpotifyProfile: true })
  if (what === 'label.name') return { ...RELEASE, records: { artists, labelName: 'Other Label' } }
  const [place, field] = what.split('.')
  if (place !== 'track' || field === undefined) return { ...RELEASE, [what]: 'edited' }
  return {
    ...RELEASE,
    tracks: RELEASE.tracks.map((track) => (track.assetId === TRACK ? { ...track, [field]: 'edited' } : track)),
  }
}

const COVER = ['coverFileId']
const TITLE = ['title', 'version', 'track.title', 'track.version', 'keptSpellings', 'track.keptSpellings']
const RECORD = ['artist.name', 'artist.profile', 'artist.newProfile']
const CREDIT = ['artists', 'track.artists', ...RECORD]
const MASTER = ['track.media', 'track.dolbyAtmos']
const WRITERS = ['track.composer', 'track.lyricist', 'track.contributors']
const GENRES = ['genre', 'subgenre', 'alternateGenre', 'alternateSubgenre']
const RIGHTS = ['labelId', 'territories', 'track.media', 'track.rightsClaim', ...WRITERS]

const REPAIRS: Record<RejectionReason, string[]> = {
  COVER_TEXT_MISMATCH: [...COVER, 'title', 'version', 'artists', 'labelId', 'copyrightC', 'artist.name', 'label.name'],
  COVER_QUALITY: COVER,
  COVER_LOGO_OR_URL: COVER,
  COVER_RIGHTS: COVER,
  TITLE_STYLE: [...TITLE, 'defaultLanguage', 'track.metadataLanguage'],
  FEAT_IN_TITLE: [...TITLE, 'artists', 'track.artists'],
  VERSION_MISUSE: TITLE,
  ARTIST_GENERIC: CREDIT,
  ARTIST_COMPOUND: CREDIT,
  ARTIST_PROFILE_WRONG: CREDIT,
  VARIOUS_ARTISTS_RULE: [...CREDIT, 'format', 'defaultLanguage'],
  COMPOSER_LEGAL_NAME: [...WRITERS, 'track.keptSpellings'],
  LYRICIST_MISSING: ['track.lyricist', 'track.contributors', 'track.composer', 'track.language', 'track.lyrics'],
  LANGUAGE_MISMATCH: [
    'defaultLanguage',
    'title',
    'track.language',
    'track.metadataLanguage',
    'track.title',
    'track.lyrics',
  ],
  EXPLICIT_MISMATCH: ['explicit', 'parentalAdvisory', ...COVER, 'track.explicit', 'track.version', ...MASTER],
  GENRE_WRONG: [...GENRES, ...GENRES.map((field) => `track.${field}`)],
  DATE_TOO_SOON: ['consumerReleaseDate', 'storeDates', 'territoryDates', 'preOrderDate', 'releaseDate'],
  PLINE_CLINE: ['copyrightC', 'copyrightP', 'track.copyright', 'labelId', 'recordingYear'],
  AUDIO_SILENCE: MASTER,
  AUDIO_CLIPPING: MASTER,
  AUDIO_LOSSY_SOURCE: MASTER,
  AUDIO_DUPLICATE: [...MASTER, 'track.isrc', 'track.version'],
  SAMPLE_CLEARANCE: RIGHTS,
  COVER_SONG_LICENCE: RIGHTS,
  RIGHTS_CONFLICT: [...RIGHTS, 'copyrightP', 'track.copyright', 'monetization'],
  VIDEO_SPEC: ['track.media', 'track.format'],
  BARCODE_REUSED: ['barcode'],
  ISRC_CONFLICT: ['track.isrc', 'track.media'],
  TERRITORY_RIGHTS: ['territories', 'territoryDates', 'distributionProviders'],
  OTHER: ['catalogNumber', 'storeDates', 'track.lyrics', ...RECORD, 'label.name'],
}
const CASES = REJECTION_REASONS.flatMap((code) => REPAIRS[code].map((what) => [code, what] as const))

const isDone = (code: RejectionReason, assetId: string | null, after: ReviewedRelease) => {
  const mark = assetId === null ? code : `${code}@${assetId}`
  return requestedChanges(`[${mark}] Please.`, RELEASE).map((change) => isChanged(change, after))
}

describe('what repairs a reason', () => {
  test.each(CASES)('when %s was given and %s is changed, then it is done', (code, what) => {
    expect(isDone(code, null, edited(what))).toEqual([true])
  })
  test.each(CASES.filter(([code, what]) => /^(?:track|artist)\./.test(what) && trackFieldOfReason(code) !== undefined))(
    'when %s was given about a track and %s is changed, then it is done',
    (code, what) => {
      expect(isDone(code, TRACK, edited(what))).toEqual([true])
    },
  )
  test.each(REJECTION_REASONS)('when %s was given and nothing is changed, then it is left', (code) => {
    const turned = { ...RELEASE, tracks: RELEASE.tracks.toReversed() }
    expect([RELEASE, turned].flatMap((after) => isDone(code, null, after))).toEqual([false, false])
  })
  test.each(REJECTION_REASONS.filter((code) => code !== 'OTHER'))(
    'when %s was given and only the catalogue number is changed, then it is left',
    (code) => {
      expect(isDone(code, null, edited('catalogNumber'))).toEqual([false])
    },
  )
  test('when a reason is about a track, then the artists of other tracks do not repair it', () => {
    const { artists = [], labelName = null } = RELEASE.records ?? {}
    const renamed = artists.map((one) => (one.artistId === 'zoe' ? { ...one, name: 'Zoe' } : one))
    const after = { ...RELEASE, records: { artists: renamed, labelName } }
    expect(isDone('ARTIST_GENERIC', TRACK, after)).toEqual([false])
    expect(isDone('ARTIST_GENERIC', null, after)).toEqual([true])
  })
  test('when it was given before more than its own fields were remembered, then only these are compared', () => {
    const [asked] = requestedChanges('[ARTIST_GENERIC] Please.', RELEASE)
    if (asked === undefined) throw new Error('One reason was given')
    const old = { ...asked, repairs: undefined }
    expect([edited('artist.name'), edited('artists')].map((after) => isChanged(old, after))).toEqual([false, true])
  })
})
