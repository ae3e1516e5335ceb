import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Release } from '#src/contract/releases.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import { joinedNames } from '#src/domain/text/names.ts'
import { usePinnedReleases, pinnedReleases } from '#src/offline/pinned/pinned-releases.ts'
import { DateCell, NameCell, TextOrDash, UnsentMark, ReleaseStatus, RowLink } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { organizationColumn } from '#src/shared/list/table/common-columns.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import { IconCloudDown } from '#src/ui/icons.ts'
import classes from '#src/features/releases/release-columns.module.css'

const Mark = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('lists')
  if (!usePinnedReleases().some((pinned) => pinned.releaseId === releaseId)) return null
  return (
    <span className={classes.mark} title={t('pinned.mark')}>
      <IconCloudDown size={14} aria-hidden />
      <VisuallyHidden>{t('pinned.mark')}</VisuallyHidden>
    </span>
  )
}

/** Beside the name of a release that opens without a connection. */
const PinnedMark = ({ releaseId }: { releaseId: string }) => {
  const isPinned = useStore(pinnedReleases).some((pinned) => pinned.releaseId === releaseId)
  // The owner is compared for the few pinned releases, not for every row.
  return isPinned && <Mark releaseId={releaseId} />
}

type Props = { release: Release; columns: readonly Column<Release>[]; id: 'release' | 'artist' | 'status' }

/** A fact of a release, as its column of the list shows it. */
export const ReleaseCell = ({ release, columns, id }: Props): ReactNode =>
  columns.find((column) => column.id === id)?.cell(release)

/** As the import reads several names. */
const artistsInSheet = ({ artists }: Release) => artists.map(({ name }) => name).join('; ')
const Format = ({ format }: Pick<Release, 'format'>) => useTranslation('lists').t(`format.${format}`)
const Title = ({ id, title, version }: Pick<Release, 'id' | 'title' | 'version'>) => (
  <NameCell note={version === null || version === '' ? undefined : version}>
    <RowLink to="/releases/$releaseId" params={{ releaseId: id }} title={title}>
      {title}
    </RowLink>
    <PinnedMark releaseId={id} />
    <UnsentMark id={id} />
  </NameCell>
)

export const releaseColumns: Column<Release>[] = [
  {
    id: 'release',
    header: 'release',
    csv: ({ title }) => title,
    shape: 'cover',
    sortBy: 'title',
    picture: ({ cover, title }, size) => <Cover url={cover?.url ?? null} title={title} size={size} />,
    cell: (release) => <Title {...release} />,
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'artist',
    header: 'artist',
    csv: artistsInSheet,
    cell: (release) => <TextOrDash value={joinedNames(release.artists)} />,
    desktop: { visible: true, order: 2, width: 160, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'label',
    header: 'label',
    csv: ({ label }) => label?.name ?? null,
    cell: ({ label }) => <TextOrDash value={label?.name ?? null} />,
    desktop: { visible: true, order: 3, width: 134, spare: 'second' },
  },
  {
    id: 'format',
    header: 'format',
    csv: ({ format }) => format,
    sortBy: 'format',
    cell: ({ format }) => <Format format={format} />,
    desktop: { visible: true, order: 4, width: 88 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'barcode',
    header: 'barcode',
    csv: ({ barcode }) => barcode,
    cell: ({ barcode }) => <TextOrDash value={barcode === null ? null : formatBarcode(barcode)} />,
    desktop: { visible: true, order: 5, width: 146, spare: 'second' },
  },
  {
    id: 'releaseDate',
    header: 'releaseDate',
    csv: ({ consumerReleaseDate }) => consumerReleaseDate,
    sortBy: 'consumerReleaseDate',
    cell: ({ consumerReleaseDate }) => <DateCell value={consumerReleaseDate} />,
    desktop: { visible: true, order: 6, width: 126 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'status',
    header: 'status',
    csv: ({ displayStatus }) => displayStatus,
    shape: 'badge',
    cell: ({ displayStatus, storeStates }) => <ReleaseStatus status={displayStatus} stores={storeStates} />,
    desktop: { visible: true, order: 7, width: 160 },
    mobile: { visible: true, rowNumber: 2 },
  },
  organizationColumn(8),
]
