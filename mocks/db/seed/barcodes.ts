import type { BarcodeRow } from '#backend/tables/barcodes.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { barcodeRange } from '#src/domain/identifiers/barcode-list.ts'

/** Who imported barcodes, the prefix that GS1 gave them, and how many of it are left. */
const POOLS = [{ organization: 'halyard', prefix: '501203451', left: 38 }]
const IMPORTED_DAYS = -700

/** The pools: codes that the releases have already, and those that are still to come. */
export const seedBarcodes = (
  calendar: Calendar,
  seededOrganizations: readonly SeededOrganization[],
  releases: readonly ReleaseRow[],
): BarcodeRow[] =>
  POOLS.flatMap(({ organization, prefix, left }) => {
    const seeded = seededOrganizations.find(({ roster }) => roster.key === organization)
    const range = barcodeRange(prefix, String(left))
    if (seeded === undefined || !range.ok) return []
    const organizationId = seeded.organization.id
    const row = (barcode: string, release?: ReleaseRow): BarcodeRow => ({
      ...tables.barcodes.defaults,
      ...rowOf(calendar, `barcode/${barcode}`, IMPORTED_DAYS),
      organizationId,
      barcode,
      ...(release !== undefined && {
        releaseId: release.id,
        releaseTitle: release.title,
        usedAt: release.createdAt,
      }),
    })
    const used = releases.flatMap((release) =>
      release.organizationId === organizationId && release.barcode !== null ? [row(release.barcode, release)] : [],
    )
    return [...used, ...range.barcodes.map((barcode) => row(barcode))]
  })
