import type { Context } from '#mocks/context.ts'
import { assetsByIsrc, releasesByAsset, submissionsByRelease } from '#mocks/db/links.ts'
import type { AssetRow } from '#mocks/db/rows.ts'
import { checkFile } from '#mocks/ownership.ts'
import { badField, refusal } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/session.ts'
import { assetProblems } from '#src/domain/asset/check.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { isPublished } from '#src/domain/submission/flow.ts'
import { videoPictureProblems } from '#src/domain/media/video.ts'

const sameCode = (a: string | null, b: string | null): boolean => normalizeIsrc(a ?? '') === normalizeIsrc(b ?? '')

const pictureProblems = ({ format, media }: AssetRow) =>
  format === 'VIDEO' && media?.video !== undefined ? videoPictureProblems(media.video, 'media') : []

const inPublishedRelease = async ({ tables }: Context, { id }: AssetRow): Promise<boolean> => {
  const submissions = await tables.submissions.all()
  return releasesByAsset(await tables.releases.all(), id).some((release) =>
    isPublished(submissionsByRelease(submissions, release.id)),
  )
}

/** No two recordings share an ISRC, and one that went to a store keeps it. */
export const checkIsrc = async (context: Context, row: AssetRow, before: AssetRow | undefined): Promise<void> => {
  if (before !== undefined && sameCode(row.isrc, before.isrc)) return
  if (before?.isrc != null && (await inPublishedRelease(context, before)))
    throw refusal('PRECONDITION_FAILED', 'ISRC_FROZEN', { fields: { isrc: 'ISRC_FROZEN' } })
  const code = normalizeIsrc(row.isrc ?? '')
  if (code === '') return
  const same = assetsByIsrc(await context.tables.assets.all(), code)
  if (same.some(({ id }) => id !== row.id)) throw badField('isrc', 'DUPLICATE_ISRC_CODE')
}

export const checkMedia = async (
  context: Context,
  caller: Caller,
  { media, dolbyAtmos, format }: AssetRow,
  before: AssetRow | undefined,
): Promise<void> => {
  // A film does not become a song by being called one.
  if (media !== null && (media.fileId !== before?.media?.fileId || format !== before.format)) {
    const purpose = format === 'VIDEO' ? 'VIDEO' : 'AUDIO'
    await checkFile(context, caller, { fileId: media.fileId, purpose, field: 'media' })
  }
  if (dolbyAtmos !== null && dolbyAtmos.fileId !== before?.dolbyAtmos?.fileId)
    await checkFile(context, caller, { fileId: dolbyAtmos.fileId, purpose: 'DOLBY_ATMOS', field: 'dolbyAtmos' })
}

/** What an asset says of itself has to be right; what it leaves unsaid is asked when it goes to the stores. */
export const checkAsset = ({ now }: Context, row: AssetRow): void => {
  const problems = [...assetProblems(row, now.toISOString().slice(0, 10)), ...pictureProblems(row)]
  const [first, ...others] = problems.filter(({ severity }) => severity === 'ERROR')
  if (first === undefined) return
  const fields = Object.fromEntries([first, ...others].map(({ field, code }) => [field, code]))
  throw refusal('BAD_REQUEST', first.code, { fields })
}
