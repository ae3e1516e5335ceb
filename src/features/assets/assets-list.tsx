import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import type { Asset } from '#src/contract/assets.ts'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { joinedNames } from '#src/domain/text/names.ts'
import { formatDuration } from '#src/i18n/format.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { type ListFilter, artistFilter, organizationFilter } from '#src/shared/list/list-filter.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { CellLink, RowLink, IdCell, Dash, TextOrDash, NameCell, UnsentMark } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { addedColumn, organizationColumn, releasesColumn } from '#src/shared/list/table/common-columns.tsx'
import { RefusedMasterBadge } from '#src/shared/media/refused-master-badge.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/page/search-params.ts'
import { newAssetDialog } from '#src/shared/page/shell-state.ts'
import { type PlayableTrack, playableTrack } from '#src/shared/player/playable-track.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { IconPlus, IconChevronRight } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import link from '#src/shared/list/table/row-link.module.css'

const PlayButton = lazyPart<{ fileId: string; tracks: readonly PlayableTrack[] }>(async () => {
  const [{ PlayButton: Loaded }] = await Promise.all([
    import('#src/shared/player/play-button.tsx'),
    loadTexts('uploads'),
  ])
  return Loaded
})

/** Plays the recording of a row in the player bar; above the link that covers the row. */
const AssetPlay = ({ asset }: { asset: Asset }) => {
  const track = playableTrack(asset.id, asset, null)
  if (track === null || track.url === '') return null
  return (
    <span className={link.above} data-card-end>
      <Suspense fallback={<ActionIcon aria-hidden disabled variant="transparent" />}>
        <PlayButton fileId={track.fileId} tracks={[track]} />
      </Suspense>
    </span>
  )
}

const artistsOf = ({ artists }: Asset) => joinedNames(artists)

const FormatName = ({ format }: Pick<Asset, 'format'>) => useTranslation('lists').t(`format.${format}`)

/** The title; on a phone with the format below it, as there are no columns (catalogue-2). */
const Details = ({ asset }: { asset: Asset }) => {
  const { id, title, version, format } = asset
  const { t } = useTranslation('lists')
  const parts = [useIsPhone() ? t(`format.${format}`) : null, version].filter((part) => part !== null && part !== '')
  return (
    <NameCell note={parts.length === 0 ? undefined : parts.join(' · ')}>
      <RowLink to="/assets/$assetId" params={{ assetId: id }} title={title}>
        {title}
      </RowLink>
      <UnsentMark id={id} />
      <RefusedMasterBadge asset={asset} />
    </NameCell>
  )
}

/** Links to the artists, for users who may open them. A card has none: they are too close together for a finger. */
const Artists = ({ asset }: { asset: Asset }) => {
  const canOpen = useHasPermission('MANAGE_ARTIST')
  const isPhone = useIsPhone()
  if (isPhone || !canOpen || asset.artists.length === 0) return <TextOrDash value={artistsOf(asset)} />
  return asset.artists.map(({ artistId, type, name }, at) => (
    <Fragment key={`${artistId} ${type}`}>
      {at > 0 && ', '}
      <CellLink to="/artists/$artistId" params={{ artistId }} title={name}>
        {name}
      </CellLink>
    </Fragment>
  ))
}

/** How long it is, and a button to hear it. */
const Duration = ({ asset }: { asset: Asset }) =>
  asset.media === null ? (
    <Dash />
  ) : (
    <>
      <AssetPlay asset={asset} />
      {formatDuration(asset.media.durationMs)}
    </>
  )

const OpenLink = ({ asset: { id, title } }: { asset: Asset }) => {
  const { t } = useTranslation('lists')
  const label = t('openRow', { name: title })
  return (
    <CellLink to="/assets/$assetId" params={{ assetId: id }} aria-label={label} title={label}>
      <IconChevronRight size={18} aria-hidden />
    </CellLink>
  )
}

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

/** Columns of the exported sheet that the list has no room for. */
const exportColumns: Column<Asset>[] = FACTS.map(({ header, csv }) => ({ id: header, header, csv, cell: csv }))

/** After the column of the organization, which not every user has. */
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
    desktop: { visible: true, order: 2, width: 132, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'isrc',
    header: 'isrc',
    csv: ({ isrc }) => isrc,
    sortBy: 'isrc',
    cell: ({ isrc }) => <TextOrDash value={isrc === null ? null : formatIsrc(isrc)} />,
    desktop: { visible: true, order: 3, width: 146 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'duration',
    header: 'duration',
    csv: ({ media }) => (media === null ? null : formatDuration(media.durationMs)),
    shape: 'short',
    cell: (asset) => <Duration asset={asset} />,
    desktop: { visible: true, order: 4, width: 104, align: 'end', spare: 'second' },
    mobile: { visible: true, rowNumber: 2 },
  },
  releasesColumn(5),
  addedColumn(6, { visible: true, rowNumber: 2, isNamed: true }),
  {
    id: 'id',
    header: 'id',
    cell: ({ id }) => <IdCell id={id} />,
    desktop: { visible: true, order: 7, width: 106, spare: 'first' },
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
    desktop: { visible: true, order: LAST, width: 60, align: 'end' },
  },
  ...exportColumns,
  organizationColumn(LAST - 1),
]

/** Format, artist and organization (catalogue-2). */
const assetFilters: ListFilter[] = [
  {
    name: 'format',
    header: 'format',
    everything: 'everyFormat',
    kinds: ASSET_FORMATS.map((value) => ({ value, text: `format.${value}` as const })),
  },
  artistFilter,
  organizationFilter,
]

const route = getRouteApi('/_member/assets/')

export const AssetsList = () => {
  const { t } = useTranslation('entities')
  return (
    <ListScreen
      area="assets"
      list={useQuery(route.useRouteContext().listQuery)}
      state={route.useLoaderDeps()}
      columns={assetColumns}
      filters={assetFilters}
      readPage={async (state) => (await client.assets.list.query(pageInput(state, EXPORT_ROWS))).assets}
      action={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => newAssetDialog.setState(true)}>
          {t('asset.new')}
        </Button>
      }
      bulk={{
        nameOf: ({ title }) => title,
        ...useBulkActions({ remove: api.assets.permanentlyDelete }, (assetIds) => ({ assetIds })),
      }}
    />
  )
}
