import { asset } from '#src/contract/assets.ts'
import { release, releaseDetail, type ReleaseDetail, type ReleaseInput } from '#src/contract/releases.ts'
import { day, reference } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { type ArtistFacts, withFacts } from '#src/domain/artist/credits.ts'
import { releaseRoleOf } from '#src/domain/artist/role.ts'
import type { ReleaseField } from '#src/domain/fields.ts'
import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import type { Problem } from '#src/domain/problem.ts'
import { type CheckedRelease, releaseProblems } from '#src/domain/release/check.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { tidyOwnDates } from '#src/domain/release/own-dates.ts'
import type { ChosenStore } from '#src/domain/release/store-kind.ts'
import {
  assetInputOf,
  formSwitch,
  formText,
  keptSpellings,
  textOrNull,
  trackForm,
  trackFromAsset,
} from '#src/features/releases/workspace/form/track-form.ts'
import { todayHere } from '#src/i18n/today.ts'

const line = z.object({ year: z.string(), text: z.string() })

/** The values of the workspace. Texts are never null, because an input's value never is. */
export const releaseForm = z.extend(
  z.pick(release, { format: true, cover: true, explicit: true, alreadyReleased: true }),
  {
    revision: z.nullable(z.int()),
    label: z.nullable(z.extend(reference, { isrcPrefix: releaseDetail.shape.isrcPrefix })),
    artists: asset.shape.artists,
    title: z.string(),
    version: formText,
    genre: formText,
    subgenre: formText,
    alternateGenre: formText,
    alternateSubgenre: formText,
    recordingYear: formText,
    recordingLocation: formText,
    defaultLanguage: formText,
    copyrightC: line,
    copyrightP: line,
    barcode: formText,
    catalogNumber: formText,
    releaseDate: formText,
    consumerReleaseDate: formText,
    consumerReleaseTime: formText,
    preOrderDate: formText,
    parentalAdvisory: formSwitch,
    monetization: formSwitch,
    songMonetization: formSwitch,
    assetsRightsClaim: z._default(z.enum(RIGHTS_CLAIMS), 'NONE'),
    manageAssetsSeparately: formSwitch,
    territories: z.array(z.string()),
    distributionProviders: z.array(z.uuid()),
    storeDates: z._default(z.array(z.object({ storeId: z.uuid(), date: z.string() })), []),
    territoryDates: z._default(z.array(z.object({ territory: z.string(), date: z.string() })), []),
    tracks: z.array(trackForm),
    keptSpellings,
  } satisfies Partial<Record<ReleaseField | 'revision', unknown>>,
)
export type ReleaseForm = z.output<typeof releaseForm>
export type DisplayArtist = ReleaseForm['artists'][number]

/** By the mark of a reason, why the member leaves as it is what a reviewer asked to change. */
const typedAnswers = z.record(z.string(), z.string())
export type TypedAnswers = z.output<typeof typedAnswers>

/** What a draft stores: the values, the saved release that they edit, and the answers to requested changes. */
export const releaseDraft = z.object({
  values: releaseForm,
  baseline: z.nullable(releaseForm),
  answers: z.optional(typedAnswers),
})
export type ReleaseDraft = z.output<typeof releaseDraft>

export const emptyRelease = (format: ReleaseForm['format'], title: string): ReleaseForm => {
  const start: z.input<typeof releaseForm> = {
    revision: null,
    title,
    format,
    artists: [],
    label: null,
    cover: null,
    explicit: null,
    alreadyReleased: false,
    copyrightC: { year: '', text: '' },
    copyrightP: { year: '', text: '' },
    territories: ['WORLD'],
    distributionProviders: [],
    tracks: [],
  }
  return releaseForm.parse(start)
}

const lineFrom = ({ year, text }: ReleaseDetail['copyrightC']) => ({ year: year === null ? '' : String(year), text })

const isInstant = ({ tracklist }: ReleaseDetail, assetId: string) =>
  tracklist.some((entry) => entry.assetId === assetId && entry.instantGratification === true)

export const formFromDetail = (detail: ReleaseDetail): ReleaseForm => ({
  revision: detail.revision,
  title: detail.title,
  version: detail.version ?? '',
  format: detail.format,
  artists: detail.artists.map(({ artistId, type, name }) => ({ artistId, type, name, image: null })),
  label: detail.label === null ? null : { ...detail.label, isrcPrefix: detail.isrcPrefix },
  cover: detail.cover,
  explicit: detail.explicit,
  alreadyReleased: detail.alreadyReleased,
  genre: detail.genre ?? '',
  subgenre: detail.subgenre ?? '',
  alternateGenre: detail.alternateGenre ?? '',
  alternateSubgenre: detail.alternateSubgenre ?? '',
  recordingYear: detail.recordingYear === null ? '' : String(detail.recordingYear),
  recordingLocation: detail.recordingLocation ?? '',
  defaultLanguage: detail.defaultLanguage ?? '',
  copyrightC: lineFrom(detail.copyrightC),
  copyrightP: lineFrom(detail.copyrightP),
  barcode: formatBarcode(detail.barcode ?? ''),
  catalogNumber: detail.catalogNumber ?? '',
  releaseDate: detail.releaseDate ?? '',
  consumerReleaseDate: detail.consumerReleaseDate ?? '',
  consumerReleaseTime: detail.consumerReleaseTime ?? '',
  preOrderDate: detail.preOrderDate ?? '',
  parentalAdvisory: detail.parentalAdvisory,
  monetization: detail.monetization,
  songMonetization: detail.songMonetization,
  assetsRightsClaim: detail.assetsRightsClaim,
  manageAssetsSeparately: detail.manageAssetsSeparately,
  territories: detail.territories,
  distributionProviders: detail.distributionProviders,
  storeDates: detail.storeDates,
  territoryDates: detail.territoryDates,
  keptSpellings: detail.keptSpellings,
  tracks: detail.tracks.map((asset) => ({
    ...trackFromAsset(asset),
    instantGratification: isInstant(detail, asset.id),
  })),
})

/** An incomplete date is not sent; its field shows the problem. */
const dayOf = (text: string): string | null => (day.safeParse(text).success ? text : null)
const yearOf = (text: string): number | null => (/^\d{4}$/.test(text.trim()) ? Number(text) : null)
const lineOf = ({ year, text }: ReleaseForm['copyrightC']) => ({ year: yearOf(year), text })

export const releaseInputOf = (form: ReleaseForm): ReleaseInput => ({
  title: form.title,
  version: textOrNull(form.version),
  format: form.format,
  artists: form.artists.map(({ artistId, type }) => ({ artistId, type: releaseRoleOf(type) })),
  labelId: form.label?.id ?? null,
  coverFileId: form.cover?.fileId ?? null,
  explicit: form.explicit,
  alreadyReleased: form.alreadyReleased,
  genre: textOrNull(form.genre),
  subgenre: textOrNull(form.subgenre),
  alternateGenre: textOrNull(form.alternateGenre),
  alternateSubgenre: textOrNull(form.alternateSubgenre),
  recordingYear: yearOf(form.recordingYear),
  recordingLocation: textOrNull(form.recordingLocation),
  defaultLanguage: textOrNull(form.defaultLanguage),
  copyrightC: lineOf(form.copyrightC),
  copyrightP: lineOf(form.copyrightP),
  barcode: textOrNull(normalizeBarcode(form.barcode)),
  catalogNumber: textOrNull(form.catalogNumber),
  releaseDate: dayOf(form.releaseDate),
  consumerReleaseDate: dayOf(form.consumerReleaseDate),
  consumerReleaseTime: textOrNull(form.consumerReleaseTime),
  preOrderDate: dayOf(form.preOrderDate),
  parentalAdvisory: form.parentalAdvisory,
  monetization: form.monetization,
  songMonetization: form.songMonetization,
  assetsRightsClaim: form.assetsRightsClaim,
  manageAssetsSeparately: form.manageAssetsSeparately,
  territories: form.territories,
  distributionProviders: form.distributionProviders,
  ...tidyOwnDates({
    storeDates: form.storeDates.filter(({ date }) => dayOf(date) !== null),
    territoryDates: form.territoryDates.filter(({ date }) => dayOf(date) !== null),
  }),
  keptSpellings: form.keptSpellings,
  tracklist: form.tracks.map(({ assetId, instantGratification }, index) => ({
    assetId,
    position: index + 1,
    ...(instantGratification && { instantGratification }),
  })),
})

/** A year that is not complete yet is not sent, but the rules are asked about it. */
const typedYear = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** What is known besides the form: of its artists and its cover, what stores take, whether barcodes are left. */
export type Known = {
  artists: readonly ArtistFacts[]
  stores: ReadonlyMap<string, ChosenStore>
  cover: Pick<CheckedRelease, 'coverMeasures' | 'sameCover'>
  hasBarcodePool: boolean
  isInStores: boolean
}
const NOTHING: Known = { artists: [], stores: new Map(), cover: {}, hasBarcodePool: false, isInStores: false }

/** The form as the rules take it: the same that the API checks when a release is submitted. */
const checkedFormOf = (form: ReleaseForm, { artists, stores, cover, ...known }: Known): CheckedRelease => ({
  ...releaseInputOf(form),
  recordingYear: typedYear(form.recordingYear),
  ...cover,
  artists: withFacts(form.artists, artists),
  labelName: form.label?.name,
  stores: form.distributionProviders.flatMap((id) => stores.get(id) ?? []),
  hasCover: form.cover !== null,
  ...known,
  isrcPrefix: form.label?.isrcPrefix,
  tracks: form.tracks.map((track) => ({
    ...assetInputOf(track),
    assetId: track.assetId,
    artists: withFacts(track.artists, artists),
    media: track.media,
  })),
})

/** What the rules find in a release. A problem that was found `before` stays the same object, so that its field does not render. */
export const findProblems = (
  values: ReleaseForm,
  before: readonly Problem[] = [],
  beside: Known = NOTHING,
): readonly Problem[] => {
  const form = releaseForm.safeParse(values)
  if (!form.success) return []
  const known = new Map(before.map((problem) => [JSON.stringify(problem), problem]))
  return releaseProblems(checkedFormOf(form.data, beside), todayHere()).map(
    (problem) => known.get(JSON.stringify(problem)) ?? problem,
  )
}
