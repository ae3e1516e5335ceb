import type { ChangeMany } from '#src/catalogue/entity/change-many.ts'
import type { EntityStatus } from '#src/domain/status.ts'

/** What can be done with the rows that are taken, and what each is called. */
export type Bulk<Row> = ChangeMany & {
  nameOf: (row: Row) => string
  statusOf?: (row: Row) => EntityStatus
  /** Which rows the person may change: the others cannot be taken. */
  isTheirs?: (row: Row) => boolean
}
