import type { Kysely } from 'kysely'
import type { Stored } from '../sql-table.ts'

/** Tries, as rate-limiter-flexible counts them: how many until when, in milliseconds. */
export const up = async (database: Kysely<Stored>): Promise<void> => {
  await database.schema
    .createTable('limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}
