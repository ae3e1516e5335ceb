import type { Context } from '#mocks/context.ts'
import { barcodeKey, releasesByBarcode, submissionsByRelease } from '#mocks/db/links.ts'
import type { ReleaseRow } from '#mocks/db/rows.ts'
import { seesAsset, seesRelease } from '#mocks/access.ts'
import { checkFile, checkLabel } from '#mocks/ownership.ts'
import { badField, refusal } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/session.ts'
import { isPublished } from '#src/domain/submission/flow.ts'

type Check = (context: Context, caller: Caller, row: ReleaseRow, before: ReleaseRow | undefined) => Promise<void>

/** What one release of the house shows another may show too, whoever sent the file. */
const isShown = async ({ tables }: Context, caller: Caller, { coverFileId, organizationId }: ReleaseRow) => {
  const sees = seesRelease(caller)
  const other = await tables.releases.find(
    (release) => release.coverFileId === coverFileId && release.organizationId === organizationId && sees(release),
  )
  return other !== undefined
}

const checkCover: Check = async (context, caller, row, before) => {
  const { coverFileId } = row
  if (coverFileId === null || coverFileId === before?.coverFileId || (await isShown(context, caller, row))) return
  await checkFile(context, caller, { fileId: coverFileId, purpose: 'COVER', field: 'coverFileId' })
}

const checkTracks: Check = async ({ tables }, caller, { tracklist, organizationId }, before) => {
  const ids = tracklist.map(({ assetId }) => assetId)
  if (new Set(ids).size < ids.length) throw badField('tracklist', 'DUPLICATE_TRACK')
  const known = new Set(before?.tracklist.map(({ assetId }) => assetId))
  for (const id of ids.filter((one) => !known.has(one))) {
    const asset = await tables.assets.get(id)
    if (asset === undefined || asset.organizationId !== organizationId || !seesAsset(caller)(asset))
      throw badField('tracklist', 'NOT_FOUND')
  }
}

const checkStores: Check = async ({ tables }, _caller, { distributionProviders }) => {
  for (const id of distributionProviders)
    if ((await tables.stores.get(id)) === undefined) throw badField('distributionProviders', 'NOT_FOUND')
}

/** No two releases share a barcode, and one that went to a store keeps it. */
const checkBarcode: Check = async ({ tables }, _caller, row, before) => {
  const code = barcodeKey(row.barcode)
  const old = barcodeKey(before?.barcode ?? null)
  if (code === old) return
  if (old !== '' && isPublished(submissionsByRelease(await tables.submissions.all(), row.id)))
    throw refusal('PRECONDITION_FAILED', 'BARCODE_FROZEN', { fields: { barcode: 'BARCODE_FROZEN' } })
  if (code === '') return
  const same = releasesByBarcode(await tables.releases.all(), code)
  if (same.some(({ id }) => id !== row.id)) throw badField('barcode', 'DUPLICATE_UPC_CODE')
}

/** What a release may not say whatever its state; what it must say to go to the stores is asked when it is submitted. */
export const checkRelease: Check = async (context, caller, row, before) => {
  for (const check of [checkLabel, checkCover, checkTracks, checkStores, checkBarcode])
    await check(context, caller, row, before)
}
