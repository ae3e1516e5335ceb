import { artistProblems, type Credited } from '#src/domain/artist/credits.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { trackPartOf } from '#src/domain/fields.ts'
import { isTestBarcode, isValidBarcode } from '#src/domain/identifiers/barcode.ts'
import { LABEL_NAME_LONG } from '#src/domain/limits.ts'
import { copyrightProblems, recordingProblems } from '#src/domain/metadata/copyright.ts'
import { type Genres, genreProblems } from '#src/domain/metadata/genre-problems.ts'
import { type SpellingOverride, withSpellingOverrides } from '#src/domain/metadata/spelling-override.ts'
import { areTerritories } from '#src/domain/metadata/territories.ts'
import { titleProblems } from '#src/domain/metadata/title.ts'
import { versionProblems } from '#src/domain/metadata/version.ts'
import { error, info, type Problem, warning } from '#src/domain/problem.ts'
import { releaseArtistProblems } from '#src/domain/release/artist-problems.ts'
import { type Covered, releaseCoverProblems } from '#src/domain/release/cover-problems.ts'
import { type PreOrdered, preOrderProblems, dateProblems, type ReleaseDates } from '#src/domain/release/dates.ts'
import { formatProblems } from '#src/domain/release/format-problems.ts'
import { type Monetized, monetizationProblems } from '#src/domain/release/monetization.ts'
import { type OwnDates, ownDateProblems } from '#src/domain/release/own-dates.ts'
import type { ChosenStore } from '#src/domain/release/store-kind.ts'
import { storeProblems } from '#src/domain/release/store-problems.ts'
import { type CheckedTrack, trackProblems, tracklistProblems } from '#src/domain/release/track.ts'
import { releaseTracksProblems } from '#src/domain/release/tracks-problems.ts'

type Line = { year: number | null; text: string }
export type CheckedRelease = ReleaseDates &
  OwnDates &
  Omit<Covered, 'tracks'> &
  Genres &
  Monetized &
  PreOrdered & {
    title: string
    version: string | null
    artists: readonly Credited[]
    labelId: string | null
    /** Of its label, which numbers the tracks that have no ISRC; null where it has none, missing where it is not known. */
    isrcPrefix?: string | null | undefined
    /** Left out where the label is known by its id alone. */
    labelName?: string
    defaultLanguage: string | null
    copyrightC: Line
    copyrightP: Line
    recordingYear: number | null
    barcode: string | null
    /** Whether its organization has barcodes of which a release without one is given the next when it is submitted. */
    hasBarcodePool?: boolean
    territories: readonly string[]
    distributionProviders: readonly string[]
    consumerReleaseTime?: string | null
    /** What is known of these stores. */
    stores?: readonly ChosenStore[]
    tracks: readonly CheckedTrack[]
    keptSpellings?: readonly SpellingOverride[]
  }

const when = (isWrong: boolean, problem: Problem): Problem[] => (isWrong ? [problem] : [])

const basics = (release: CheckedRelease): Problem[] => {
  const { title, version, defaultLanguage, explicit } = release
  const names = release.artists.filter(({ type }) => isPrimaryRole(type)).map(({ name }) => name)
  return [
    ...titleProblems(title, defaultLanguage ?? '', 'title', names),
    ...versionProblems(version, 'version', defaultLanguage ?? ''),
    ...genreProblems(release),
    ...when(defaultLanguage === null, error('LANGUAGE_MISSING', 'defaultLanguage')),
    ...when(explicit === null, error('EXPLICIT_MISSING', 'explicit')),
  ]
}

const artistsAndLabel = (release: CheckedRelease): Problem[] => {
  const { artists, labelId, labelName = '', defaultLanguage } = release
  return [
    ...artistProblems(artists, 'artists', { onTrack: false, language: defaultLanguage ?? '' }),
    ...releaseArtistProblems(release),
    ...when(labelId === null, error('LABEL_MISSING', 'labelId')),
    ...when(
      labelName.length > LABEL_NAME_LONG,
      warning('LABEL_NAME_LONG', 'labelId', { values: { maximum: LABEL_NAME_LONG } }),
    ),
  ]
}

/** Where stores do not sell what is explicit, as far as they say (domain, L76). */
const WITHOUT_EXPLICIT = ['CN', 'SA', 'AE', 'KW', 'QA', 'BH', 'OM']
const isSoldWhereRefused = ({ explicit, territories: codes }: CheckedRelease) =>
  explicit === true && (codes.includes('WORLD') || WITHOUT_EXPLICIT.some((code) => codes.includes(code)))

/** The ℗ year is at most that in which the release comes out (domain, L81). */
const copyrightYear = ({
  copyrightP,
  releaseDate,
  consumerReleaseDate,
  alreadyReleased,
}: CheckedRelease): Problem[] => {
  const out = (alreadyReleased ? releaseDate : null) ?? consumerReleaseDate
  const isLate = copyrightP.year !== null && out !== null && copyrightP.year > Number(out.slice(0, 4))
  return when(isLate, warning('COPYRIGHT_YEAR_LATE', 'copyrightP.year'))
}

const identifiers = ({ barcode, hasBarcodePool = false }: CheckedRelease): Problem[] => {
  if (barcode === null) return when(!hasBarcodePool, error('BARCODE_MISSING', 'barcode'))
  if (!isValidBarcode(barcode)) return [error('BARCODE_WRONG', 'barcode')]
  return when(isTestBarcode(barcode), warning('BARCODE_TEST', 'barcode'))
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
 * again by the API when it is submitted. Days are `YYYY-MM-DD`: before `today` is the past, after `latestToday` the future.
 * They differ for whoever does not know in which time zone it was typed.
 */
export const releaseProblems = (release: CheckedRelease, today: string, latestToday = today): Problem[] => {
  const found = findAll(release, today, latestToday)
  const ofTrack = new Map(release.tracks.map((track) => [track.assetId, track]))
  return found.flatMap((problem) => {
    const track = trackPartOf(problem.field)
    return withSpellingOverrides([problem], (track === null ? undefined : ofTrack.get(track.assetId)) ?? release)
  })
}

const findAll = (release: CheckedRelease, today: string, latestToday: string): Problem[] => [
  ...basics(release),
  // Until every master is there its length is not known, and a format cannot be judged.
  ...(release.tracks.every(({ media }) => media !== null)
    ? formatProblems(release.format, release.tracks.map(timed))
    : []),
  ...artistsAndLabel(release),
  ...releaseCoverProblems(release),
  ...tracklistProblems(release.tracks),
  ...releaseTracksProblems(release),
  ...release.tracks.flatMap((track) => trackProblems(track, release.defaultLanguage)),
  ...unassignedIsrcs(release),
  ...copyrightProblems(release.copyrightC, 'copyrightC', latestToday),
  ...copyrightProblems(release.copyrightP, 'copyrightP', latestToday),
  ...copyrightYear(release),
  ...identifiers(release),
  ...recordingProblems(release.recordingYear, latestToday),
  ...territories(release),
  ...when(isSoldWhereRefused(release), info('EXPLICIT_TERRITORIES', 'territories')),
  ...dateProblems(release, today, latestToday),
  ...ownDateProblems(release, today),
  ...preOrderProblems(release, today),
  ...monetizationProblems(release),
  ...when(release.distributionProviders.length === 0, error('STORES_MISSING', 'distributionProviders')),
  ...storeProblems(release, today),
]
