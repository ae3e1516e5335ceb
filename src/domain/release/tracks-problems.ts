import type { Credited } from '#src/domain/artist/credits.ts'
import { isVarious } from '#src/domain/artist/names.ts'
import { isPrimaryRole, releaseRoleOf } from '#src/domain/artist/role.ts'
import { appleCreditProblems } from '#src/domain/contributor/credits.ts'
import type { ProblemField } from '#src/domain/fields.ts'
import { letterCaseStyle } from '#src/domain/metadata/title-letter-case.ts'
import { partStyle } from '#src/domain/metadata/title-spelling.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'
import { type CheckedTrack, titleLanguageOf } from '#src/domain/release/track.ts'
import { isSameName, nameKey } from '#src/domain/text/compare.ts'
import { joinedNames } from '#src/domain/text/names.ts'

export type WithTracks = {
  title: string
  version: string | null
  format: ReleaseFormat
  artists: readonly Credited[]
  genre: string | null
  subgenre: string | null
  explicit: boolean | null
  defaultLanguage: string | null
  stores?: readonly { name: string }[]
  tracks: readonly CheckedTrack[]
}

const LIVE = /\b(?:live|dal vivo|en vivo|ao vivo|en direct|konzert)\b/iu
const isLive = ({ version }: { version: string | null }) => LIVE.test(version ?? '')
const KARAOKE = /karaoke|tribute|tributo/iu
const INTRO = /^(?:intro|introduction|introduzione|outro|interlude|interludio|skit)$/iu
const CLEAN = /\b(?:clean|censored|censurat[oa])\b/iu

const onRelease = (artists: readonly Credited[]) =>
  artists.map(({ artistId, type }) => ({ artistId, type: releaseRoleOf(type) }))

const creditKey = (artists: readonly Credited[]) =>
  onRelease(artists)
    .map(({ artistId, type }) => `${artistId} ${type}`)
    .toSorted()
    .join()

/** Artists to copy to the release, unless they are wrong themselves: twice there, or Various Artists. */
const copied = (artists: readonly Credited[]): Pick<Problem, 'fix' | 'credits'> => {
  const isTwice = new Set(artists.map(({ artistId }) => artistId)).size < artists.length
  if (isTwice || artists.some(({ name }) => isVarious(name))) return {}
  return { fix: joinedNames(artists), credits: onRelease(artists) }
}

/** A release with one track has the track's title, version and artists (domain, L31). */
const likeItsTrack = ({ title, version, artists, tracks }: WithTracks): Problem[] => {
  const [track, ...others] = tracks
  if (track === undefined || others.length > 0 || title.trim() === '' || track.title.trim() === '') return []
  const problems: Problem[] = []
  const copy = (field: 'title' | 'version', own: string, fix: string) => {
    if (own.trim() !== fix.trim()) problems.push({ ...error('RELEASE_DIFFERS_FROM_TRACK', field), fix: fix.trim() })
  }
  copy('title', title, track.title)
  copy('version', version ?? '', track.version ?? '')
  const isLed = [artists, track.artists].every((credits) => credits.some(({ type }) => isPrimaryRole(type)))
  if (isLed && creditKey(artists) !== creditKey(track.artists))
    problems.push({ ...error('RELEASE_DIFFERS_FROM_TRACK', 'artists'), ...copied(track.artists) })
  return problems
}

/** Where every track is live the release is, and where the release is every track (domain, L40). */
const live = (release: WithTracks): Problem[] => {
  const { tracks } = release
  if (tracks.length < 2) return []
  const others = tracks.filter((track) => !isLive(track))
  if (!isLive(release)) return others.length === 0 ? [warning('LIVE_DIFFERS', 'version')] : []
  return others.map(({ assetId }) => warning('LIVE_DIFFERS', `tracks.${assetId}.version`))
}

/** The tracks that are in the minority, where they are of two kinds. */
const minority = (tracks: readonly CheckedTrack[], kindOf: (track: CheckedTrack) => string | null) => {
  const kinds = [...new Set(tracks.flatMap((track) => kindOf(track) ?? []))]
  const byKind = kinds.map((kind) => tracks.filter((track) => kindOf(track) === kind))
  return byKind
    .toSorted((a, b) => b.length - a.length)
    .slice(1)
    .flat()
}

/** One way to write titles and to count parts over the whole release (domain, L10 and L22). */
const styles = ({ tracks, defaultLanguage }: WithTracks): Problem[] => [
  ...minority(tracks, (track) => letterCaseStyle(track.title, titleLanguageOf(track, defaultLanguage))).map(
    ({ assetId }) => warning('TITLE_CASE_MIXED', `tracks.${assetId}.title`),
  ),
  ...minority(tracks, ({ title }) => partStyle(title)).map(({ assetId }) =>
    warning('PART_NUMBERS_MIXED', `tracks.${assetId}.title`),
  ),
]

/** A release is explicit where a track is, and only there; a clean track has an explicit sibling (domain, L70 and L71). */
const explicitness = ({ explicit, tracks }: WithTracks): Problem[] => {
  const isAny = tracks.some((track) => track.explicit === true)
  const isNone = tracks.length > 0 && tracks.every((track) => track.explicit === false)
  const clean = tracks.filter(
    ({ title, version, ...track }) =>
      CLEAN.test(version ?? '') &&
      track.explicit !== true &&
      !tracks.some((other) => other.explicit === true && isSameName(other.title, title)),
  )
  return [
    ...(explicit === false && isAny ? [warning('EXPLICIT_DIFFERS', 'explicit', { fix: 'true' })] : []),
    ...(explicit === true && isNone ? [warning('EXPLICIT_NOT_NEEDED', 'explicit', { fix: 'false' })] : []),
    ...clean.map(({ assetId }) => warning('CLEAN_WITHOUT_EXPLICIT', `tracks.${assetId}.version`)),
  ]
}

const isKaraokeSaid = (texts: readonly (string | null)[]) => texts.some((text) => KARAOKE.test(text ?? ''))

const karaoke = ({ genre, subgenre, title, version, tracks }: WithTracks): Problem[] => {
  const isGenreKaraoke = [genre, subgenre].some((name) => /^karaoke$/iu.test(name ?? ''))
  if (!isGenreKaraoke || isKaraokeSaid([title, version])) return []
  const isSaidByAll = tracks.length > 0 && tracks.every((track) => isKaraokeSaid([track.title, track.version]))
  return isSaidByAll ? [] : [warning('KARAOKE_NOT_SAID', 'version')]
}

/** Whose song it was, as karaoke and tributes say it. */
const ORIGINAL =
  /\b(?:tribute to|originally performed by|in the style of|made famous by|as performed by|tributo a|nello stile di|portat[oa] al successo da)\s+([^()[\]]+)/giu

const originalsIn = (texts: readonly (string | null)[]) =>
  texts.flatMap((text) => [...(text ?? '').matchAll(ORIGINAL)].map(([, name = '']) => nameKey(name)))

/** Karaoke and tributes name the original artist, but are not by that artist (domain, L44). */
const originals = ({ title, version, artists, tracks }: WithTracks): Problem[] => {
  const ofRelease = originalsIn([title, version])
  const credited = (credits: readonly Credited[], names: readonly string[], field: ProblemField) =>
    credits
      .filter(({ name }) => names.includes(nameKey(name)))
      .map(({ name }) => error('KARAOKE_ORIGINAL_CREDITED', field, { name }))
  return [
    ...credited(
      artists,
      [...ofRelease, ...tracks.flatMap((track) => originalsIn([track.title, track.version]))],
      'artists',
    ),
    ...tracks.flatMap((track) =>
      credited(
        track.artists,
        [...ofRelease, ...originalsIn([track.title, track.version])],
        `tracks.${track.assetId}.artists`,
      ),
    ),
  ]
}

/** What a release and its tracks say of each other. */
export const releaseTracksProblems = (release: WithTracks): Problem[] => {
  const { title, format, tracks, stores = [] } = release
  const isIntro = format === 'SINGLE' && tracks.length === 1 && INTRO.test(title.trim())
  return [
    ...(isIntro ? [error('TITLE_INTRO', 'title', { title: title.trim() })] : []),
    ...likeItsTrack(release),
    ...live(release),
    ...styles(release),
    ...explicitness(release),
    ...karaoke(release),
    ...appleCreditProblems(
      tracks,
      stores.map(({ name }) => name),
    ),
    ...originals(release),
  ]
}
