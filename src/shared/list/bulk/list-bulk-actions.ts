import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import type { EntityStatus } from '#src/domain/access/activation.ts'

/** What can be done with the rows that are taken, and what each is called. */
export type ListBulkActions<Row> = BulkActions & {
  nameOf: (row: Row) => string
  statusOf?: (row: Row) => EntityStatus
  /** Which rows the person may change: the others cannot be taken. */
  isSelectable?: (row: Row) => boolean
}
