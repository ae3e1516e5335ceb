import { seesRelease } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { requireCaller } from '#backend/session.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { Filter } from '#backend/tables/table.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { COVERS_COMPARED_MAX, SAME_COVERS_NAMED_MAX } from '#src/domain/limits.ts'
import { isSamePicture } from '#src/domain/media/perceptual-hash.ts'

type Named = { id: string; name: string }

const hashOf = async ({ tables }: Context, fileId: string) => (await tables.files.get(fileId))?.picture?.hash

/** Albums and EPs by a primary artist of a single, or of its label, whose cover looks the same: those that the caller sees. */
export const albumsWithSameCover = async (context: Context, row: ReleaseRow): Promise<Named[]> => {
  const { coverFileId, organizationId, labelId, artists } = row
  if (row.format !== 'SINGLE' || coverFileId === null) return []
  const hash = await hashOf(context, coverFileId)
  const credited = artists.filter(({ type }) => isPrimaryRole(type)).map(({ artistId }) => artistId)
  const albums: Filter<ReleaseRow> = {
    is: { organizationId },
    in: { format: ['ALBUM', 'EP'] },
    any: [{ credited }, ...(labelId === null ? [] : [{ is: { labelId } }])],
  }
  // Covers are far fewer than releases, where many share one.
  const { ids } = await context.tables.releases.groups(
    { all: [albums], not: { is: { coverFileId: null } } },
    'coverFileId',
    { page: 1, perPage: COVERS_COMPARED_MAX },
  )
  const looksSame = async (fileId: string) => {
    if (fileId === coverFileId) return true
    const otherHash = hash === undefined ? undefined : await hashOf(context, fileId)
    return hash !== undefined && otherHash !== undefined && isSamePicture(hash, otherHash)
  }
  const same = await Promise.all(ids.map(looksSame))
  const covers = ids.filter((_, index) => same[index])
  if (covers.length === 0) return []
  const caller = await requireCaller(context)
  const found = await context.tables.releases.where(
    { all: [albums, seesRelease(caller)], in: { coverFileId: covers } },
    SAME_COVERS_NAMED_MAX,
  )
  return found.map(({ id, title }) => ({ id, name: title }))
}
