import { seesOrganization, visible } from '#backend/access.ts'
import type { Context, Handlers } from '#backend/context.ts'
import { recordEvent } from '#backend/organizations/history.ts'
import { managerOf } from '#backend/organizations/member-rules.ts'
import { poolOf } from '#backend/releases/barcode-pool.ts'
import { newRow } from '#backend/rows.ts'
import { requirePermission, requireCaller } from '#backend/session.ts'
import type { BarcodeRow } from '#backend/tables/barcodes.ts'
import { barcodes as table } from '#backend/tables/barcodes.ts'
import type { UsedBarcode } from '#src/contract/barcodes.ts'
import { type PoolRefusal, refusalsIn } from '#src/domain/identifiers/barcode-list.ts'
import { barcodeKey, normalizeBarcode } from '#src/domain/identifiers/barcode.ts'

const usedView = async ({ tables }: Context, row: BarcodeRow): Promise<UsedBarcode[]> => {
  const { id, barcode, releaseId, releaseTitle, usedAt } = row
  if (releaseId === null || usedAt === null) return []
  const release = await tables.releases.get(releaseId)
  const named = { id: releaseId, name: release?.title ?? releaseTitle ?? '', isDeleted: release === undefined }
  return [{ id, barcode, usedAt, release: named }]
}

/** Why a barcode cannot be imported, because of what is stored already. */
const storedRefusal = async ({ tables }: Context, barcode: string): Promise<PoolRefusal | null> => {
  const key = { barcode: barcodeKey(barcode) ?? '' }
  if ((await tables.barcodes.count({ key })) > 0) return 'BARCODE_IN_POOL'
  return (await tables.releases.count({ key })) > 0 ? 'BARCODE_ON_RELEASE' : null
}

export const barcodes: Handlers['barcodes'] = {
  pool: async ({ organizationId }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_RELEASE', 'MANAGE_ORGANIZATION')
    await visible(context.tables.organizations, organizationId, seesOrganization(caller))
    // What the chosen organization allows opens no other one's pool.
    requirePermission({ ...caller, organizationId }, 'MANAGE_RELEASE', 'MANAGE_ORGANIZATION')
    return poolOf(context, { organizationId })
  },
  used: async ({ organizationId }, context) => {
    await managerOf(context, organizationId)
    const used = { is: { organizationId }, not: { is: { releaseId: null } } }
    const rows = await context.tables.barcodes.where(used)
    const shown = await Promise.all(rows.map((row) => usedView(context, row)))
    return shown.flat().toSorted((a, b) => b.usedAt.localeCompare(a.usedAt))
  },
  import: async ({ organizationId, barcodes: sent }, context) => {
    const { caller } = await managerOf(context, organizationId)
    const codes = sent.map(normalizeBarcode)
    const wrong = refusalsIn(codes)
    const refused: { barcode: string; refusal: PoolRefusal }[] = []
    for (const [index, barcode] of codes.entries()) {
      const refusal = wrong[index] ?? (await storedRefusal(context, barcode))
      if (refusal === null)
        await context.tables.barcodes.put({ ...table.defaults, ...newRow(context), organizationId, barcode })
      else refused.push({ barcode, refusal })
    }
    const imported = codes.length - refused.length
    const event = { organizationId, event: 'BARCODES_IMPORTED', subject: String(imported) } as const
    if (imported > 0) await recordEvent(context, caller, event)
    return { imported, refused }
  },
  removeUnused: async ({ organizationId }, context) => {
    const { caller } = await managerOf(context, organizationId)
    const { barcodes: codes } = context.tables
    const unused = await codes.where({ is: { organizationId, releaseId: null } })
    for (const { id } of unused) await codes.remove(id)
    const removed = unused.length
    const event = { organizationId, event: 'BARCODES_REMOVED', subject: String(removed) } as const
    if (removed > 0) await recordEvent(context, caller, event)
    return { removed }
  },
}
