import { formatDuration } from '#src/i18n/format-duration.ts'
import { IdCell, Dash, TextOrDash } from '#src/shared/list/table/cells.tsx'
import { addedColumn, releasesColumn } from '#src/shared/list/table/common-columns.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import type { Asset } from '#src/contract/assets.ts'
import { exportColumns } from '#src/features/assets/export-columns.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { Artists, artistsOf, Details, FormatName, OpenLink } from '#src/features/assets/asset-cells.tsx'

/** After the organization, which only some see. */
const LAST = 99

export const assetColumns: Column<Asset>[] = [
  {
    id: 'details',
    header: 'details',
    csv: ({ title }) => title,
    shape: 'lines',
    sortBy: 'title',
    cell: (asset) => <Details asset={asset} />,
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'artist',
    header: 'artist',
    csv: artistsOf,
    cell: (asset) => <Artists asset={asset} />,
    desktop: { visible: true, order: 2, width: 190, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'isrc',
    header: 'isrc',
    csv: ({ isrc }) => isrc,
    sortBy: 'isrc',
    cell: ({ isrc }) => <TextOrDash value={isrc === null ? null : formatIsrc(isrc)} />,
    desktop: { visible: true, order: 3, width: 150 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'duration',
    header: 'duration',
    csv: ({ media }) => (media === null ? null : formatDuration(media.durationMs)),
    shape: 'short',
    cell: ({ media }) => (media === null ? <Dash /> : formatDuration(media.durationMs)),
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
  {
    id: 'format',
    header: 'format',
    csv: ({ format }) => format,
    cell: ({ format }) => <FormatName format={format} />,
    desktop: { visible: false, order: 8, width: 104 },
  },
  {
    id: 'open',
    header: 'open',
    shape: 'short',
    cell: (asset) => <OpenLink asset={asset} />,
    desktop: { visible: true, order: LAST, width: 72, align: 'end' },
  },
  ...exportColumns,
]
