import { Button, VisuallyHidden } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import type { Asset, Media } from '#src/contract/assets.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { joinedNames } from '#src/domain/text/names.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { TrackCard } from '#src/features/releases/workspace/tracks/track-card.tsx'
import { useTracks } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { formatDuration } from '#src/i18n/format.ts'
import { pageCount, Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { SearchBox } from '#src/shared/list/search-box.tsx'
import { NameCell, Dash, TextOrDash } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { ListRows } from '#src/shared/list/table/list-rows.tsx'
import { MASTER_FILES, purposeOf } from '#src/shared/media/master.ts'
import { RefusedMasterBadge } from '#src/shared/media/refused-master-badge.tsx'
import { FileDrop } from '#src/shared/upload/file-drop.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconMusic } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

/** What identifies a recording. No cell is a link, because it would lead away from the choice. */
const pickerColumns: Column<Asset>[] = [
  {
    id: 'title',
    header: 'title',
    shape: 'lines',
    cell: (asset) => (
      <NameCell note={<TextOrDash value={joinedNames(asset.artists)} />}>
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
const AssetPicker = ({ format, excluded, onPick }: Props) => {
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

type TrackListProps = {
  tracks: readonly TrackForm[]
  move: (from: number, to: number) => void
  remove: (assetId: string) => void
  replaceFile: (assetId: string, file: File) => void
  restoreMaster: (assetId: string, media: Media) => void
}

/** Tracks in the order they play. Every move is announced to screen readers. */
const TrackList = ({ tracks, move, remove, replaceFile, restoreMaster }: TrackListProps) => {
  const { t } = useTranslation('releases')
  const [announcement, setAnnouncement] = useState('')
  const moveTrack = (from: number, to: number) => {
    const track = tracks[from]
    if (track === undefined || to < 0 || to >= tracks.length) return
    move(from, to)
    setAnnouncement(t('tracks.moved', { title: track.title, position: to + 1, total: tracks.length }))
  }
  return (
    <>
      <ol className={classes.list} aria-label={t('tracks.list')}>
        {tracks.map((track, index) => (
          <TrackCard
            key={track.assetId}
            track={track}
            index={index}
            isLast={index === tracks.length - 1}
            onMove={moveTrack}
            onRemove={() => remove(track.assetId)}
            onReplace={(file) => replaceFile(track.assetId, file)}
            onRestore={(media) => restoreMaster(track.assetId, media)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  )
}

/** What is said of the whole list, not of one track. */
const ListMessages = ({ field }: { field: 'tracks' | 'instantGratification' }) => {
  const { error, description } = useFieldMessages(field, 'tracks')
  return (
    <>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {description === undefined ? null : <p className={classes.note}>{description}</p>}
    </>
  )
}

export const TracksStep = () => {
  const { t } = useTranslation('releases')
  const { tracks, addFiles, addAssets, ...actions } = useTracks()
  const { control } = useFormContext<ReleaseForm>()
  const format = useWatch({ control, name: 'format' }) === 'VIDEO' ? 'VIDEO' : 'TRACK'
  const [picking, setPicking] = useState(false)
  const mayAdd = useHasPermission('MANAGE_ASSET')
  return (
    <div className={classes.tracks} id={fieldId('tracks')} tabIndex={-1}>
      <ListMessages field="tracks" />
      <div id={fieldId('instantGratification')} tabIndex={-1}>
        <ListMessages field="instantGratification" />
      </div>
      <TrackList tracks={tracks} {...actions} />
      {mayAdd ? (
        <>
          <FileDrop accept={MASTER_FILES[purposeOf(format)]} multiple label={t('tracks.drop')} onFiles={addFiles} />
          <Button variant="default" className={classes.pick} onClick={() => setPicking(true)}>
            {t('tracks.pickExisting')}
          </Button>
        </>
      ) : (
        <p className={classes.note}>{t('tracks.notYours')}</p>
      )}
      <Dialog opened={picking} onClose={() => setPicking(false)} title={t('tracks.pickExisting')} size="large">
        <AssetPicker
          format={format}
          excluded={tracks.map(({ assetId }) => assetId)}
          onPick={(assets) => {
            addAssets(assets)
            setPicking(false)
          }}
        />
      </Dialog>
    </div>
  )
}
