import { fullTitle } from '#src/domain/metadata/full-title.ts'
import { positionsOf, withoutEnding, withoutTrackNumber } from '#src/domain/metadata/track-numbers.ts'
import { isSameName, searchText } from '#src/domain/text/compare.ts'

/** A track as files are matched to it, in the order of the tracklist. */
export type MatchedTrack = {
  assetId: string
  title: string
  version: string
  /** Whether it has no master, and none is on its way. */
  isWaiting: boolean
}

type Claim = {
  file: number
  assetId: string
  /** The lower, the better. */
  grade: number
}

const titlesOf = (track: MatchedTrack) => [fullTitle(track), track.title]

const isSameText = (one: string, other: string) => searchText(one) !== '' && searchText(one) === searchText(other)

/** How a name can be exactly the title of a track, the surest first. */
const EXACT = [
  (name: string, track: MatchedTrack) => isSameName(name, fullTitle(track)),
  (name: string, track: MatchedTrack) => isSameText(name, fullTitle(track)),
  (name: string, track: MatchedTrack) => isSameText(name, track.title),
]

/** The tracks that a file exactly names, by each way to name one: "24 Hours" is rather that than the 24th track, "Hours". */
const namedExactly = (fileName: string, tracks: readonly MatchedTrack[]): MatchedTrack[][] =>
  [withoutEnding(fileName), withoutTrackNumber(fileName)].flatMap((name) =>
    EXACT.map((isExact) => tracks.filter((track) => isExact(name, track))),
  )

/** The longest title of a track that is in the file's name, as whole words. */
const titleWithin = (name: string, track: MatchedTrack): string | undefined =>
  titlesOf(track)
    .map(searchText)
    .find((title) => title !== '' && ` ${name} `.includes(` ${title} `))

/** The tracks that wait and are named within a file's name, beside artist or album: "Blue" is not, where "Blue Moon" is. */
const namedWithin = (fileName: string, tracks: readonly MatchedTrack[]): MatchedTrack[][] => {
  const name = searchText(withoutEnding(fileName))
  const found = tracks.flatMap((track) => {
    const title = titleWithin(name, track)
    return title === undefined ? [] : [{ track, title }]
  })
  const longest = found.filter(({ title }) =>
    found.every((other) => other.title === title || !` ${other.title} `.includes(` ${title} `)),
  )
  const waiting = longest.filter(({ track }) => track.isWaiting)
  // "Artist - Album - Title" ends with the title, also where another track is called like the album.
  const atEnd = waiting.filter(({ title }) => ` ${name}`.endsWith(` ${title}`))
  return [atEnd, waiting].map((candidates) => candidates.map(({ track }) => track))
}

/** The only candidate that waits, or the one at the position that the file's number says. */
const choose = (candidates: readonly MatchedTrack[], numbered: MatchedTrack | undefined) => {
  const waiting = candidates.filter(({ isWaiting }) => isWaiting)
  return waiting.find((track) => track === numbered) ?? (waiting.length === 1 ? waiting[0] : undefined)
}

type File = { file: number; fileName: string; numbered: MatchedTrack | undefined }

/** Which track a file asks for by its title, and whether it is certainly none but this. */
const titleClaim = ({ file, fileName, numbered }: File, tracks: readonly MatchedTrack[]) => {
  const exact = namedExactly(fileName, tracks)
  const isExact = exact.some((candidates) => candidates.length > 0)
  const ways = isExact ? exact : namedWithin(fileName, tracks)
  // Of an exact title only the surest way counts: that track may have its master already.
  const way = ways.findIndex((candidates) =>
    isExact ? candidates.length > 0 : choose(candidates, numbered) !== undefined,
  )
  const track = choose(ways[way] ?? [], numbered)
  const grade = 2 * (isExact ? way : exact.length + way) - (track === numbered ? 1 : 0)
  return { isExact, claims: track === undefined ? [] : [{ file, assetId: track.assetId, grade }] }
}

/** Of the claims to each track the best one; none where two are as good. */
const granted = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim) =>
    claims.every((other) => other === claim || other.assetId !== claim.assetId || other.grade > claim.grade),
  )

/**
 * Which picked file is the master of which track that waits for one: by its title, else by the number at the beginning of
 * its name where its title is not that of another track. Answers the track of each file by the file's index. A doubtful
 * file goes to no track.
 */
export const matchMasters = (
  fileNames: readonly string[],
  tracks: readonly MatchedTrack[],
): ReadonlyMap<number, string> => {
  const positions = positionsOf(fileNames)
  const files = fileNames.map((fileName, file) => {
    const numbered = tracks[(positions[file] ?? 0) - 1]
    const each = { file, fileName, numbered }
    return { ...each, ...titleClaim(each, tracks) }
  })
  const byTitle = new Map(granted(files.flatMap(({ claims }) => claims)).map((claim) => [claim.file, claim.assetId]))
  const taken = new Set(byTitle.values())
  const byNumber = files.flatMap(({ file, isExact, numbered }): Claim[] =>
    byTitle.has(file) || isExact || numbered?.isWaiting !== true || taken.has(numbered.assetId)
      ? []
      : [{ file, assetId: numbered.assetId, grade: 0 }],
  )
  return new Map([...byTitle, ...granted(byNumber).map(({ file, assetId }) => [file, assetId] as const)])
}
