import i18next from 'i18next'
import { type CsvColumn, CSV_TYPE, csvOf } from '#src/domain/csv/format.ts'
import type { Column } from '#src/shared/list/table/column.ts'
import { EXPORT_ROWS } from '#src/shared/page/search-params.ts'
import { saveFile } from '#src/ui/save-file.ts'

type Exported<Row> = {
  name: string
  columns: readonly Column<Row>[]
  /** Reads one page, as long as the API allows, in the order and with the filters shown. */
  readPage: (page: number) => Promise<readonly Row[]>
}

/** Saves all pages of the list as a CSV file. */
export const exportList = async <Row extends { id: string }>({ name, columns, readPage }: Exported<Row>) => {
  const rows: Row[] = []
  for (let page = 1, more = true; more; page += 1) {
    const read = await readPage(page)
    rows.push(...read)
    more = read.length === EXPORT_ROWS
  }
  const facts: CsvColumn<Row>[] = columns.flatMap(({ header, csv }) =>
    csv === undefined ? [] : [{ header: i18next.t(`lists:column.${header}`), value: csv }],
  )
  saveFile(`${name}.csv`, csvOf([...facts, { header: 'ID', value: ({ id }) => id }], rows), CSV_TYPE)
}
