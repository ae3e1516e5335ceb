import { nullableText } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { z } from '#src/contract/zod.ts'
import { barcodeKey } from '#src/domain/identifiers/barcode.ts'

/**
 * The barcodes that an organization imported. One that was given to a release stays with it, also when that is deleted:
 * somebody may have printed it. So the release is named here, and not referred to.
 */
export const barcodes = defineTable(
  {
    organizationId: z.string(),
    barcode: z.string(),
    releaseId: nullableText,
    releaseTitle: nullableText,
    usedAt: nullableText,
  },
  { releaseId: null, releaseTitle: null, usedAt: null },
  {
    keys: {
      barcode: { of: ({ barcode }) => barcodeKey(barcode), unique: { code: 'BARCODE_IN_POOL', field: 'barcodes' } },
    },
    indexes: ['organizationId', 'releaseId'],
    refers: { organizationId: 'organizations' },
  },
)
export type BarcodeRow = RowOf<typeof barcodes>
