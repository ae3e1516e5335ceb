import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { Catalogue } from '#backend/tables/tables.ts'
import type { Problem } from '#src/domain/problem.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { storeProfileOf } from '#src/domain/release/store-directory.ts'

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

/** What the rules would have said of a release of this catalogue on a day, for tests. Days are `YYYY-MM-DD`. */
export const problemsOf = ({
  artists,
  assets,
  files,
  stores,
}: Pick<Catalogue, 'artists' | 'assets' | 'files' | 'stores'>) => {
  const [acts, tracks, masters] = [byId(artists), byId(assets), byId(files)]
  const credited = <T extends { artistId: string }>(credits: readonly T[]) =>
    credits.map((credit) => ({ ...credit, name: acts.get(credit.artistId)?.name ?? '' }))
  return (release: ReleaseRow, today: string): Problem[] => {
    const own = release.tracklist.flatMap(({ assetId }) => tracks.get(assetId) ?? [])
    const checked = own.map(({ media, ...track }) => ({
      ...track,
      assetId: track.id,
      artists: credited(track.artists),
      media: media === null ? null : { ...media, bytes: masters.get(media.fileId)?.bytes ?? 0 },
    }))
    const { version, coverFileId } = release
    const chosen = stores
      .filter(({ id }) => release.distributionProviders.includes(id))
      .map(({ id, name }) => ({ id, name, profile: storeProfileOf(name) }))
    const whole = { ...release, version, artists: credited(release.artists), hasCover: coverFileId !== null }
    return releaseProblems({ ...whole, stores: chosen, tracks: checked }, today)
  }
}
