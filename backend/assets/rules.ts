import { checkArtists, checkFile } from '#backend/access.ts'
import { type Context, latestToday } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import { checkUnique } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { type AssetRow, assets } from '#backend/tables/assets.ts'
import { assetProblems } from '#src/domain/asset/check.ts'
import { soundProblems } from '#src/domain/media/sound-problems.ts'
import { videoPictureProblems } from '#src/domain/media/video.ts'
import { isPublished } from '#src/domain/submission/release-status.ts'

const isrcKey = (row: AssetRow): string | null => assets.about.keys?.['isrc']?.of(row) ?? null

const mediaProblems = ({ format, media }: AssetRow) => {
  if (format === 'TRACK') return soundProblems(media?.soundReport, 'media')
  return media?.video === undefined ? [] : videoPictureProblems(media.video, 'media')
}

/** Whether a release with this recording was approved for a store, also where it was taken off the release since. */
export const isOnPublishedRelease = async ({ tables }: Context, { id, wasPublished }: AssetRow): Promise<boolean> => {
  if (wasPublished) return true
  const releaseId = (await tables.releases.where({ tracks: [id] })).map((release) => release.id)
  return isPublished(await tables.submissions.where({ in: { releaseId } }))
}

/** No two recordings share an ISRC, and it cannot change once the recording is in a store. */
const checkIsrc = async (context: Context, row: AssetRow, before: AssetRow | undefined): Promise<void> => {
  if (before !== undefined && isrcKey(row) === isrcKey(before)) return
  if (before?.isrc != null && (await isOnPublishedRelease(context, before)))
    throw refusal('PRECONDITION_FAILED', 'ISRC_FROZEN', { fields: { isrc: 'ISRC_FROZEN' } })
  await checkUnique(context.tables.assets, assets, row, before)
}

const checkMedia = async (
  context: Context,
  caller: Caller,
  { media, dolbyAtmos, format }: AssetRow,
  before: AssetRow | undefined,
): Promise<void> => {
  // A stored video cannot become a track.
  if (media !== null && (media.fileId !== before?.media?.fileId || format !== before.format)) {
    const purpose = format === 'VIDEO' ? 'VIDEO' : 'AUDIO'
    await checkFile(context, caller, { fileId: media.fileId, purpose, field: 'media' })
  }
  if (dolbyAtmos !== null && dolbyAtmos.fileId !== before?.dolbyAtmos?.fileId)
    await checkFile(context, caller, { fileId: dolbyAtmos.fileId, purpose: 'DOLBY_ATMOS', field: 'dolbyAtmos' })
}

/** What an asset says of itself has to be right; what it leaves unsaid is asked when it goes to the stores. */
const checkFacts = (context: Context, row: AssetRow): void => {
  const problems = [...assetProblems(row, latestToday(context)), ...mediaProblems(row)]
  const [first, ...others] = problems.filter(({ severity }) => severity === 'ERROR')
  if (first === undefined) return
  const fields = Object.fromEntries([first, ...others].map(({ field, code }) => [field, code]))
  throw refusal('BAD_REQUEST', first.code, { fields })
}

export const checkAsset = async (
  context: Context,
  caller: Caller,
  row: AssetRow,
  before: AssetRow | undefined,
): Promise<void> => {
  await checkArtists(context, caller, row, before)
  checkFacts(context, row)
  await checkMedia(context, caller, row, before)
  await checkIsrc(context, row, before)
}
