import type { Asset } from '#src/contract/assets.ts'
import { duration } from '#src/catalogue/duration.ts'
import { Day, Name, Words } from '#src/catalogue/lists/cells.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'
import { formatIsrc } from '#src/domain/isrc.ts'

const artistsOf = ({ artists }: Asset) => artists.map(({ name }) => name).join(', ')

export const assetColumns: Column<Asset>[] = [
  {
    id: 'details',
    header: 'details',
    sortBy: 'title',
    cell: ({ title }) => <Name>{title}</Name>,
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'artist',
    header: 'artist',
    cell: (asset) => <Words value={artistsOf(asset)} />,
    desktop: { visible: true, order: 2, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'duration',
    header: 'duration',
    shape: 'short',
    cell: ({ media }) => (media === null ? '–' : duration(media.durationMs)),
    desktop: { visible: true, order: 3, width: 100, align: 'end' },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'isrc',
    header: 'isrc',
    sortBy: 'isrc',
    cell: ({ isrc }) => <Words value={isrc === null ? null : formatIsrc(isrc)} />,
    desktop: { visible: true, order: 4, width: 180 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'releases',
    header: 'releases',
    shape: 'short',
    cell: ({ releasesCount }) => releasesCount,
    desktop: { visible: true, order: 5, width: 100, align: 'end' },
  },
  {
    id: 'createdAt',
    header: 'added',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <Day value={createdAt} />,
    desktop: { visible: true, order: 6, width: 130 },
  },
]
