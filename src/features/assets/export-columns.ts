import type { Column } from '#src/shared/list/table/column.ts'
import type { Asset } from '#src/contract/assets.ts'

type Fact = Required<Pick<Column<Asset>, 'csv'>> & { header: Column<Asset>['header'] }

const FACTS: readonly Fact[] = [
  { header: 'version', csv: ({ version }) => version },
  { header: 'composer', csv: ({ composer }) => composer.join(', ') },
  { header: 'lyricist', csv: ({ lyricist }) => lyricist.join(', ') },
  { header: 'language', csv: ({ language }) => language },
  { header: 'genre', csv: ({ genre }) => genre },
  { header: 'subgenre', csv: ({ subgenre }) => subgenre },
  { header: 'catalogTier', csv: ({ catalogTier }) => catalogTier },
]

/** What a sheet of assets tells beside what their list shows: no screen has room for it. */
export const exportColumns: Column<Asset>[] = FACTS.map(({ header, csv }) => ({ id: header, header, csv, cell: csv }))
