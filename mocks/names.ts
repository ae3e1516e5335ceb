import { isSameName, nameKey } from '#src/domain/text/compare.ts'
import type { Row } from '#mocks/db/rows.ts'
import type { Table } from '#mocks/db/table.ts'
import { badField } from '#mocks/refusal.ts'

type Named = Row & { name: string }

/** No two of those it stands among have the same name; whoever keeps a name they had is not asked. */
export const checkName = async <R extends Named>(
  table: Table<R>,
  row: R,
  before: R | undefined,
  code: string,
  among: (row: R) => boolean = () => true,
): Promise<void> => {
  if (before !== undefined && isSameName(before.name, row.name)) return
  const key = nameKey(row.name)
  const same = await table.find((one) => one.id !== row.id && among(one) && nameKey(one.name) === key)
  if (same !== undefined) throw badField('name', code)
}
