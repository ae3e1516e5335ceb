import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { ListRows } from '#src/shared/list/table/list-rows.tsx'
import { pageCount, Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { SearchBox } from '#src/shared/list/search-box.tsx'
import type { Asset } from '#src/contract/assets.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'
import { RefusedMasterBadge } from '#src/shared/media/refused-master-badge.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconMusic } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/tracks/asset-picker.module.css'
import { formatDuration } from '#src/i18n/format.ts'
import { NameCell, Dash, TextOrDash } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'

const artistsOf = ({ artists }: Asset) => artists.map(({ name }) => name).join(', ')

/** What identifies a recording. No cell is a link, because it would lead away from the choice. */
const pickerColumns: Column<Asset>[] = [
  {
    id: 'title',
    header: 'title',
    shape: 'lines',
    cell: (asset) => (
      <NameCell note={<TextOrDash value={artistsOf(asset)} />}>
        {[asset.title, asset.version].filter(Boolean).join(' · ')}
        <RefusedMasterBadge asset={asset} />
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

const PER_PAGE = 8
const START = { search: '', page: 1 }

type Props = { format: AssetFormat; excluded: readonly string[]; onPick: (assets: Asset[]) => void }

/** A list of assets of one format to choose from. */
export const AssetPicker = ({ format, excluded, onPick }: Props) => {
  const { t } = useTranslation(['lists', 'errors'])
  const [{ search, page }, setPosition] = useState(START)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Asset>>(new Map())
  const list = useQuery(
    api.assets.list.queryOptions(
      { format, page, perPage: PER_PAGE, ...(search === '' ? {} : { search }) },
      { placeholderData: keepPreviousData, select: ({ assets, count }) => ({ rows: assets, count }) },
    ),
  )
  const pages = pageCount(list.data?.count ?? 0, PER_PAGE)
  const isFixed = ({ id }: Asset) => excluded.includes(id)
  const toggle = (asset: Asset) => {
    if (isFixed(asset)) return
    const next = new Map(chosen)
    if (!next.delete(asset.id)) next.set(asset.id, asset)
    setChosen(next)
  }

  return (
    <div className={classes.picker}>
      <SearchBox
        label={t('lists:picker.search')}
        value={search}
        onSearch={(text) => setPosition({ search: text, page: 1 })}
      />
      <ListRows
        label={t('lists:picker.label')}
        list={list}
        columns={pickerColumns}
        perPage={PER_PAGE}
        search={search}
        onShowAll={search === '' ? undefined : () => setPosition(START)}
        selection={{
          selected: new Set(chosen.keys()),
          isFixed,
          toggle,
          labelOf: (asset) =>
            t(isFixed(asset) ? 'lists:picker.already' : 'lists:picker.choose', { title: asset.title }),
        }}
        empty={
          <EmptyState
            icon={<IconMusic size={28} stroke={1.5} />}
            title={t('lists:picker.nothing')}
            message={t('lists:picker.nothingLead')}
          />
        }
      />
      <div className={classes.foot}>
        {pages > 1 && <Pagination page={page} pages={pages} onPage={(next) => setPosition({ search, page: next })} />}
        <Button disabled={chosen.size === 0} onClick={() => onPick([...chosen.values()])}>
          {t('lists:picker.add', { count: chosen.size })}
        </Button>
      </div>
    </div>
  )
}
