import { MINUTE_MS, VARIOUS_MIN_MINUTES } from '#src/domain/limits.ts'
import { artistProblems, type Credited, isVarious } from '#src/domain/artist/credits.ts'
import { isValidBarcode } from '#src/domain/identifiers/barcode.ts'
import { copyrightProblems, recordingProblems } from '#src/domain/metadata/copyright.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'
import { formatProblems } from '#src/domain/release/format-check.ts'
import { type Genres, genreProblems } from '#src/domain/metadata/genres.ts'
import { type Monetized, monetizationProblems } from '#src/domain/release/monetization.ts'
import { type PreOrdered, preOrderProblems } from '#src/domain/release/pre-order.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import { dateProblems, type ReleaseDates } from '#src/domain/release/dates.ts'
import { areTerritories } from '#src/domain/metadata/territories.ts'
import { titleProblems, versionProblems } from '#src/domain/metadata/title.ts'
import { type CheckedTrack, trackProblems, tracklistProblems } from '#src/domain/release/track.ts'

type Line = { year: number | null; text: string }
export type CheckedRelease = ReleaseDates &
  Genres &
  Monetized &
  PreOrdered & {
    title: string
    version: string | null
    format: ReleaseFormat
    artists: readonly Credited[]
    labelId: string | null
    /** Of its label, which numbers the tracks that have no ISRC; null where it has none, missing where it is not known. */
    isrcPrefix?: string | null | undefined
    hasCover: boolean
    defaultLanguage: string | null
    explicit: boolean | null
    copyrightC: Line
    copyrightP: Line
    recordingYear: number | null
    barcode: string | null
    territories: readonly string[]
    distributionProviders: readonly string[]
    tracks: readonly CheckedTrack[]
  }

const when = (isWrong: boolean, problem: Problem): Problem[] => (isWrong ? [problem] : [])

const basics = (release: CheckedRelease): Problem[] => {
  const { title, version, defaultLanguage, explicit } = release
  return [
    ...titleProblems(title, defaultLanguage ?? '', 'title'),
    ...versionProblems(version, 'version'),
    ...genreProblems(release),
    ...when(defaultLanguage === null, error('LANGUAGE_MISSING', 'defaultLanguage')),
    ...when(explicit === null, error('EXPLICIT_MISSING', 'explicit')),
    ...when(
      explicit === false && release.tracks.some((track) => track.explicit === true),
      warning('EXPLICIT_DIFFERS', 'explicit'),
    ),
  ]
}

const artistsAndLabel = ({ artists, labelId, tracks }: CheckedRelease): Problem[] => {
  const length = tracks.reduce((sum, { media }) => sum + (media?.durationMs ?? 0), 0)
  const various = artists.some(({ name }) => isVarious(name))
  return [
    ...artistProblems(artists, 'artists', false),
    ...when(
      various && tracks.length > 0 && length < VARIOUS_MIN_MINUTES * MINUTE_MS,
      error('VARIOUS_TOO_SHORT', 'artists', { minutes: VARIOUS_MIN_MINUTES }),
    ),
    ...when(labelId === null, error('LABEL_MISSING', 'labelId')),
  ]
}

const identifiers = ({ barcode }: CheckedRelease): Problem[] => {
  if (barcode === null) return [error('BARCODE_MISSING', 'barcode')]
  return when(!isValidBarcode(barcode), error('BARCODE_WRONG', 'barcode'))
}

const territories = ({ territories: codes }: CheckedRelease): Problem[] => {
  if (codes.length === 0) return [error('TERRITORIES_MISSING', 'territories')]
  return when(!areTerritories(codes), error('TERRITORIES_WRONG', 'territories'))
}

const timed = ({ format, media }: CheckedTrack) => ({ format, seconds: (media?.durationMs ?? 0) / 1000 })

/** A label with a prefix assigns what is missing when the release is submitted. */
const unassignedIsrcs = ({ labelId, isrcPrefix, tracks }: CheckedRelease): Problem[] =>
  labelId === null || isrcPrefix !== null
    ? []
    : tracks.filter(({ isrc }) => isrc === null).map(({ assetId }) => error('ISRC_MISSING', `tracks.${assetId}.isrc`))

/**
 * Everything that prevents a release from going to the stores: shown while it is typed, listed by the overview, and asked
 * again by the API when it is submitted. `today` is `YYYY-MM-DD`.
 */
export const releaseProblems = (release: CheckedRelease, today: string): Problem[] => [
  ...basics(release),
  // Until every master is there its length is not known, and a format cannot be judged.
  ...(release.tracks.every(({ media }) => media !== null)
    ? formatProblems(release.format, release.tracks.map(timed))
    : []),
  ...artistsAndLabel(release),
  ...when(!release.hasCover, error('COVER_MISSING', 'cover')),
  ...tracklistProblems(release.tracks),
  ...release.tracks.flatMap(trackProblems),
  ...unassignedIsrcs(release),
  ...copyrightProblems(release.copyrightC, 'copyrightC', today),
  ...copyrightProblems(release.copyrightP, 'copyrightP', today),
  ...identifiers(release),
  ...recordingProblems(release.recordingYear, today),
  ...territories(release),
  ...dateProblems(release, today),
  ...preOrderProblems(release),
  ...monetizationProblems(release),
  ...when(release.distributionProviders.length === 0, error('STORES_MISSING', 'distributionProviders')),
]
