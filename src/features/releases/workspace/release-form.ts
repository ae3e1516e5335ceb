import { asset } from '#src/contract/assets.ts'
import { release } from '#src/contract/releases.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { z } from '#src/contract/zod.ts'

/** A track as it is edited: an asset that may not have been sent yet, and then has no revision. */
export const trackForm = z.extend(
  z.pick(asset, { format: true, artists: true, composer: true, lyricist: true, explicit: true, media: true }),
  {
    assetId: z.uuid(),
    revision: z.nullable(z.int()),
    title: z.string(),
    version: z.string(),
    isrc: z.string(),
    language: z.string(),
    // Asked for since these came: a draft from before has none of them.
    metadataLanguage: z._default(z.string(), ''),
    lyrics: z._default(z.string(), ''),
    previewStart: z._default(z.string(), ''),
    previewLength: z._default(z.string(), ''),
    instantGratification: z._default(z.boolean(), false),
  },
)
export type TrackForm = z.output<typeof trackForm>

/** A text that drafts kept before it was asked for do not have. */
const later = z._default(z.string(), '')
const line = z.object({ year: z.string(), text: z.string() })

/** What the workspace holds. Texts are never null here, because an input's value never is. */
export const releaseForm = z.extend(
  z.pick(release, { format: true, label: true, cover: true, explicit: true, alreadyReleased: true }),
  {
    revision: z.nullable(z.int()),
    artists: asset.shape.artists,
    title: z.string(),
    version: z.string(),
    genre: z.string(),
    subgenre: z.string(),
    alternateGenre: later,
    alternateSubgenre: later,
    recordingYear: later,
    recordingLocation: later,
    defaultLanguage: z.string(),
    copyrightC: line,
    copyrightP: line,
    barcode: z.string(),
    catalogNumber: z.string(),
    releaseDate: z.string(),
    consumerReleaseDate: z.string(),
    consumerReleaseTime: z.string(),
    preOrderDate: later,
    monetization: z._default(z.boolean(), false),
    songMonetization: z._default(z.boolean(), false),
    assetsRightsClaim: z._default(z.enum(RIGHTS_CLAIMS), 'NONE'),
    manageAssetsSeparately: z._default(z.boolean(), false),
    territories: z.array(z.string()),
    distributionProviders: z.array(z.uuid()),
    tracks: z.array(trackForm),
  },
)
export type ReleaseForm = z.output<typeof releaseForm>
export type DisplayArtist = ReleaseForm['artists'][number]

/** What a draft keeps: what was typed, and what it was typed over. */
export const releaseDraft = z.object({ values: releaseForm, baseline: z.nullable(releaseForm) })
export type ReleaseDraft = z.output<typeof releaseDraft>

export const emptyRelease = (format: ReleaseForm['format'], title: string): ReleaseForm => ({
  revision: null,
  title,
  version: '',
  format,
  artists: [],
  label: null,
  cover: null,
  explicit: null,
  alreadyReleased: false,
  genre: '',
  subgenre: '',
  alternateGenre: '',
  alternateSubgenre: '',
  recordingYear: '',
  recordingLocation: '',
  defaultLanguage: '',
  copyrightC: { year: '', text: '' },
  copyrightP: { year: '', text: '' },
  barcode: '',
  catalogNumber: '',
  releaseDate: '',
  consumerReleaseDate: '',
  consumerReleaseTime: '',
  preOrderDate: '',
  monetization: false,
  songMonetization: false,
  assetsRightsClaim: 'NONE',
  manageAssetsSeparately: false,
  territories: ['WORLD'],
  distributionProviders: [],
  tracks: [],
})
