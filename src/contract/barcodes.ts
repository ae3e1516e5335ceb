import { mutation, query } from '#src/contract/procedure.ts'
import { id, instant, reference, text } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { POOL_REFUSALS } from '#src/domain/identifiers/barcode-list.ts'
import { BARCODE_TYPED_MAX, BARCODES_MAX } from '#src/domain/limits.ts'

/** What is left of an organization's barcodes; all zero where it has no pool. */
const pool = z.object({
  total: z.int(),
  left: z.int(),
  /** The compact code that the next release is given. */
  next: z.nullable(z.string()),
})
export type BarcodePool = z.output<typeof pool>

/** A barcode of the pool with the release that it was given to, which may be deleted since. */
const usedBarcode = z.object({
  id,
  barcode: z.string(),
  usedAt: instant,
  release: z.extend(reference, { isDeleted: z.boolean() }),
})
export type UsedBarcode = z.output<typeof usedBarcode>

export const barcodes = {
  pool: query(z.object({ organizationId: id }), pool),
  /** Those that were given to a release, the latest first. */
  used: query(z.object({ organizationId: id }), z.array(usedBarcode)),
  /** Takes over those that can be part of the pool, and says of each of the others why it cannot. */
  import: mutation(
    z.object({
      organizationId: id,
      barcodes: z.array(text(BARCODE_TYPED_MAX)).check(z.minLength(1), z.maxLength(BARCODES_MAX)),
    }),
    z.object({
      imported: z.int(),
      refused: z.array(z.object({ barcode: z.string(), refusal: z.enum(POOL_REFUSALS) })),
    }),
  ),
  /** Takes back those that no release was given: they can be imported again, by any organization. */
  removeUnused: mutation(z.object({ organizationId: id }), z.object({ removed: z.int() })),
}
