import { asPrimary, type Credited } from '#src/domain/artist/credits.ts'
import { isVarious, variousNameIn } from '#src/domain/artist/names.ts'
import { isPrimaryRole, releaseRoleOf } from '#src/domain/artist/role.ts'
import { MINUTE_MS, VARIOUS_MIN_ARTISTS, VARIOUS_MIN_MINUTES } from '#src/domain/limits.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import type { Store } from '#src/domain/release/store-kind.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'
import { joinedNames } from '#src/domain/text/names.ts'

type Credits = {
  artists: readonly Credited[]
  tracks: readonly CheckedTrack[]
  /** In which Various Artists are written. */
  defaultLanguage?: string | null
}

const primary = (artists: readonly Credited[]) => artists.filter(({ type }) => isPrimaryRole(type))
const uniqueBy = (artists: readonly Credited[]) => [
  ...new Map(artists.map((artist) => [artist.artistId, artist])).values(),
]
const onEvery = (tracks: readonly CheckedTrack[], pick: (artists: readonly Credited[]) => readonly Credited[]) =>
  uniqueBy(tracks.flatMap(({ artists }) => pick(artists))).filter(({ artistId }) =>
    tracks.every(({ artists }) => pick(artists).some((artist) => artist.artistId === artistId)),
  )

/** These as the primary artists of a release, beside its guests. Tracks may still be added, so a person takes it. */
const listed = (primaries: readonly Credited[], before: readonly Credited[]) => {
  const isListed = ({ artistId }: Credited) => primaries.some((artist) => artist.artistId === artistId)
  const all = [
    ...primaries.map((artist) => ({ ...artist, type: 'PRIMARY' as const })),
    ...before.filter((artist) => !isPrimaryRole(artist.type) && !isListed(artist)),
  ]
  const credits = all.map(({ artistId, type }) => ({ artistId, type: releaseRoleOf(type) }))
  return { fix: joinedNames(all), credits, isSuggestion: true as const }
}

/** Too little music for Various Artists. While a master is missing nobody knows how much there will be (domain, L56). */
const isShort = (tracks: readonly CheckedTrack[]) => {
  const lengths = tracks.flatMap(({ media }) => media?.durationMs ?? [])
  const length = lengths.reduce((sum, one) => sum + one, 0)
  return tracks.length > 0 && lengths.length === tracks.length && length < VARIOUS_MIN_MINUTES * MINUTE_MS
}

const primariesOf = (tracks: readonly CheckedTrack[]) => uniqueBy(tracks.flatMap((track) => primary(track.artists)))

/** As many artists as Various Artists stand for, and as much music. */
const isByVarious = (tracks: readonly CheckedTrack[]) =>
  primariesOf(tracks).length >= VARIOUS_MIN_ARTISTS && !isShort(tracks)

/**
 * From four primary artists on a release is by Various Artists, unless it is too short for them; otherwise it lists all, or
 * one who is on every track (domain, L55).
 */
const displayArtists = (release: Credits): Problem[] => {
  const { artists, tracks, defaultLanguage } = release
  const all = primariesOf(tracks)
  const shown = primary(artists)
  // Without their artists, or with Various Artists among them, the tracks do not tell.
  if (shown.length === 0 || all.some(({ name }) => isVarious(name))) return []
  if (tracks.some((track) => primary(track.artists).length === 0)) return []
  const isVariousShown = shown.some(({ name }) => isVarious(name))
  const isShown = ({ artistId }: Credited) => shown.some((artist) => artist.artistId === artistId)
  const minimum = VARIOUS_MIN_ARTISTS
  if (isVariousShown) {
    const isNeeded = all.length >= minimum
    return isNeeded ? [] : [{ ...error('VARIOUS_NOT_NEEDED', 'artists', { minimum }), ...listed(all, artists) }]
  }
  if (tracks.length === 1 || onEvery(tracks, primary).some(isShown)) return []
  if (isByVarious(tracks)) {
    const problem = error('VARIOUS_REQUIRED', 'artists', { count: all.length })
    return [{ ...problem, ...asPrimary(variousNameIn(defaultLanguage ?? '')) }]
  }
  const missing = all.filter((artist) => !isShown(artist))
  if (missing.length === 0) return []
  const values = { names: joinedNames(missing) }
  return [{ ...error('ARTISTS_NOT_LISTED', 'artists', values), ...listed([...shown, ...missing], artists) }]
}

/** Various Artists are for a release of some length; a shorter one lists who is on its tracks (domain, L56). */
const tooShort = ({ artists, tracks }: Credits): Problem[] => {
  if (!isShort(tracks) || artists.every(({ name }) => !isVarious(name))) return []
  const problem = error('VARIOUS_TOO_SHORT', 'artists', { minutes: VARIOUS_MIN_MINUTES })
  const all = primariesOf(tracks).filter(({ name }) => !isVarious(name))
  return [all.length === 0 ? problem : { ...problem, ...listed(all, artists) }]
}

/** Who is a guest on every track is one of the release (domain, L67). */
const guests = ({ artists, tracks }: Credits): Problem[] => {
  if (tracks.length < 2 || artists.some(({ name }) => isVarious(name))) return []
  const featured = onEvery(tracks, (credits) => credits.filter(({ type }) => !isPrimaryRole(type)))
  const missing = featured.filter(({ artistId }) => artists.every((artist) => artist.artistId !== artistId))
  return missing.length === 0
    ? []
    : [warning('FEATURED_NOT_ON_RELEASE', 'artists', { values: { names: joinedNames(missing) } })]
}

/** Various Artists stand alone: beside them no other artist is the one a release is sold under (domain, L51). */
const besideVarious = ({ artists, tracks }: Credits): Problem[] => {
  const shown = primary(artists)
  const others = shown.filter(({ name }) => !isVarious(name))
  const various = shown.find(({ name }) => isVarious(name))
  if (others.length === 0 || various === undefined) return []
  const problem = error('PRIMARY_BESIDE_VARIOUS', 'artists', { names: joinedNames(others) })
  // Where the release is not by Various Artists, what is said of that lists the others.
  return [isByVarious(tracks) ? { ...problem, ...listed([various], artists) } : problem]
}

/** Spotify is known by its name where nothing else is known of the stores. */
const asksForProfile = ({ name, profile }: Store) => profile?.needsArtistProfile ?? name.toLowerCase() === 'spotify'

/** Spotify asks for the profile of whom the music is sold under, or to make a new one (catalogue-5). */
const profiles = ({ artists }: Credits, stores: readonly Store[]): Problem[] => {
  if (!stores.some(asksForProfile)) return []
  const without = primary(artists).filter(({ name, lacksProfile }) => lacksProfile === true && !isVarious(name))
  return without.map(({ name }) => error('ARTIST_PROFILE_MISSING', 'artists', { name }))
}

/** What the artists of a release and those of its tracks say of each other. */
export const releaseArtistProblems = (release: Credits & { stores?: readonly Store[] }): Problem[] => {
  const { tracks, stores = [] } = release
  return [
    ...tooShort(release),
    ...(tracks.length === 0 ? [] : displayArtists(release)),
    ...besideVarious(release),
    ...guests(release),
    ...profiles(release, stores),
  ]
}
