import { formatDuration } from '#src/i18n/format-duration.ts'
import { NameCell, Dash, TextOrDash } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import type { Asset } from '#src/contract/assets.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'

const artistsOf = ({ artists }: Asset) => artists.map(({ name }) => name).join(', ')

/** What it takes to know a recording again; nothing here leads away from the choice. */
export const pickerColumns: Column<Asset>[] = [
  {
    id: 'title',
    header: 'title',
    shape: 'lines',
    cell: (asset) => (
      <NameCell note={<TextOrDash value={artistsOf(asset)} />}>
        {[asset.title, asset.version].filter(Boolean).join(' · ')}
      </NameCell>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'isrc',
    header: 'isrc',
    cell: ({ isrc }) => <TextOrDash value={isrc === null ? null : formatIsrc(isrc)} />,
    desktop: { visible: true, order: 2, width: 150 },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'duration',
    header: 'duration',
    shape: 'short',
    cell: ({ media }) => (media === null ? <Dash /> : formatDuration(media.durationMs)),
    desktop: { visible: true, order: 3, width: 90, align: 'end' },
    mobile: { visible: true, rowNumber: 1 },
  },
]
