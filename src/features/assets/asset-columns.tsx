import { useTranslation } from 'react-i18next'
import { duration } from '#src/catalogue/duration.ts'
import { IdCell, Name, None, Words } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import { addedColumn, releasesColumn } from '#src/catalogue/lists/shared-columns.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'
import type { Asset } from '#src/contract/assets.ts'
import { sheetColumns } from '#src/features/assets/sheet-columns.ts'
import { formatIsrc } from '#src/domain/isrc.ts'

const artistsOf = ({ artists }: Asset) => artists.map(({ name }) => name).join(', ')

const Kind = ({ format, version }: Pick<Asset, 'format' | 'version'>) => {
  const { t } = useTranslation('lists')
  return [t(`format.${format}`), version].filter((part) => part !== null && part !== '').join(' · ')
}

export const assetColumns: Column<Asset>[] = [
  {
    id: 'details',
    header: 'details',
    csv: ({ title }) => title,
    shape: 'lines',
    sortBy: 'title',
    cell: (asset) => (
      <Name note={<Kind {...asset} />}>
        <RowLink to="/assets/$assetId" params={{ assetId: asset.id }}>
          {asset.title}
        </RowLink>
      </Name>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'artist',
    header: 'artist',
    csv: artistsOf,
    cell: (asset) => <Words value={artistsOf(asset)} />,
    desktop: { visible: true, order: 2, width: 190, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'isrc',
    header: 'isrc',
    csv: ({ isrc }) => isrc,
    sortBy: 'isrc',
    cell: ({ isrc }) => <Words value={isrc === null ? null : formatIsrc(isrc)} />,
    desktop: { visible: true, order: 3, width: 150 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'duration',
    header: 'duration',
    csv: ({ media }) => (media === null ? null : duration(media.durationMs)),
    shape: 'short',
    cell: ({ media }) => (media === null ? <None /> : duration(media.durationMs)),
    desktop: { visible: true, order: 4, width: 90, align: 'end' },
    mobile: { visible: true, rowNumber: 2 },
  },
  releasesColumn(5),
  addedColumn(6, { visible: true, rowNumber: 2 }),
  {
    id: 'id',
    header: 'id',
    cell: ({ id }) => <IdCell id={id} />,
    desktop: { visible: true, order: 7, width: 128, spare: 'second' },
  },
  ...sheetColumns,
]
