import type { Context, WriteContext } from '#backend/context.ts'
import { badField, refusal } from '#backend/refusal.ts'
import { recordEdit } from '#backend/release-records/history.ts'
import { changedRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import type { BarcodeRow } from '#backend/tables/barcodes.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { barcodeKey } from '#src/domain/identifiers/barcode.ts'

type OfOrganization = { organizationId: string }

const free = ({ organizationId }: OfOrganization) => ({ is: { organizationId, releaseId: null } })

/** How many barcodes the organization has, how many of them are left, and which one is next. */
export const poolOf = async ({ tables: { barcodes } }: Context, { organizationId }: OfOrganization) => {
  const [next] = await barcodes.where(free({ organizationId }), 1)
  return {
    total: await barcodes.count({ is: { organizationId } }),
    left: await barcodes.count(free({ organizationId })),
    next: next?.barcode ?? null,
  }
}

/** Whether releases of the organization are given a barcode, or would be, had it any left. */
export const hasPool = async ({ tables }: Context, { organizationId }: OfOrganization): Promise<boolean> =>
  (await tables.barcodes.where({ is: { organizationId } }, 1)).length > 0

const withCode = async ({ tables }: Context, key: string): Promise<BarcodeRow | undefined> =>
  (await tables.barcodes.where({ key: { barcode: key } }, 1))[0]

/** A code of a pool is typed only where it belongs: it is the organization's own, and no other release was given it. */
export const refuseForeignBarcode = async (context: Context, { id, organizationId, barcode }: ReleaseRow) => {
  const key = barcodeKey(barcode)
  const listed = key === null ? undefined : await withCode(context, key)
  if (listed === undefined) return
  const isFree = listed.releaseId === null || listed.releaseId === id
  if (listed.organizationId !== organizationId || !isFree) throw badField('barcode', 'BARCODE_TAKEN')
}

/** Takes the barcode of a release out of the pool, for good: it may be printed before the release is changed or deleted. */
export const markUsed = async (context: WriteContext, { id: releaseId, title, barcode }: ReleaseRow) => {
  const key = barcodeKey(barcode)
  const listed = key === null ? undefined : await withCode(context, key)
  if (listed === undefined || listed.releaseId === releaseId) return
  const use = { releaseId, releaseTitle: title, usedAt: context.now.toISOString() }
  await context.tables.barcodes.put(changedRow(context, listed, use))
}

/** The next code that nobody typed for a release before it was imported, or meanwhile. */
const nextUnused = async (context: WriteContext, release: ReleaseRow): Promise<string> => {
  const { barcodes, releases } = context.tables
  const [next] = await barcodes.where(free(release), 1)
  if (next === undefined) throw refusal('PRECONDITION_FAILED', 'BARCODE_POOL_DEPLETED')
  const [taken] = await releases.where({ key: { barcode: barcodeKey(next.barcode) ?? '' } }, 1)
  if (taken === undefined) return next.barcode
  await markUsed(context, taken)
  return nextUnused(context, release)
}

/** The release with a barcode: its own, or the next of its organization. */
export const withBarcode = async (context: WriteContext, caller: Caller, before: ReleaseRow): Promise<ReleaseRow> => {
  if (before.barcode !== null) return before
  const row = changedRow(context, before, { barcode: await nextUnused(context, before) })
  await recordEdit(context, caller, before, row)
  await markUsed(context, row)
  return context.tables.releases.put(row)
}
