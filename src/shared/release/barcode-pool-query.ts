import { api } from '#src/api/client.ts'

/** How many barcodes an organization has left. Nobody has a pool of no organization. */
export const barcodePoolQuery = (organizationId: string | null) =>
  api.barcodes.pool.queryOptions(
    { organizationId: organizationId ?? '' },
    { enabled: organizationId !== null, meta: { offline: true } },
  )
