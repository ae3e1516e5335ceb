import type { Row } from '#backend/tables/define-table.ts'

/** A row whose columns are looked at by their names. */
export type AnyRow = Row & Readonly<Record<string, unknown>>
