import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { NameCell, TextOrDash } from '#src/shared/list/table/cells.tsx'
import { CellLink } from '#src/shared/list/table/cell-link.tsx'
import { RowLink } from '#src/shared/list/table/row-link.tsx'
import { UnsentMark } from '#src/shared/list/table/unsent-mark.tsx'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { Asset } from '#src/contract/assets.ts'
import { IconChevronRight } from '#src/ui/icons.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'

export const artistsOf = ({ artists }: Asset) => artists.map(({ name }) => name).join(', ')

export const FormatName = ({ format }: Pick<Asset, 'format'>) => useTranslation('lists').t(`format.${format}`)

/** The title; on a phone, where there are no columns, with the format beneath (spec 2, section 2). */
export const Details = ({ asset: { id, title, version, format } }: { asset: Asset }) => {
  const { t } = useTranslation('lists')
  const parts = [useIsPhone() ? t(`format.${format}`) : null, version].filter((part) => part !== null && part !== '')
  return (
    <NameCell note={parts.length === 0 ? undefined : parts.join(' · ')}>
      <RowLink to="/assets/$assetId" params={{ assetId: id }} title={title}>
        {title}
      </RowLink>
      <UnsentMark id={id} />
    </NameCell>
  )
}

/** Each leads to the artist, for whoever may look there; a finger would miss names so close together. */
export const Artists = ({ asset }: { asset: Asset }) => {
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_ARTIST') === true
  const isPhone = useIsPhone()
  if (isPhone || !mayRead || asset.artists.length === 0) return <TextOrDash value={artistsOf(asset)} />
  return asset.artists.map(({ artistId, type, name }, at) => (
    <Fragment key={`${artistId} ${type}`}>
      {at > 0 && ', '}
      <CellLink to="/artists/$artistId" params={{ artistId }} title={name}>
        {name}
      </CellLink>
    </Fragment>
  ))
}

export const OpenLink = ({ asset: { id, title } }: { asset: Asset }) => {
  const { t } = useTranslation('lists')
  const label = t('openRow', { name: title })
  return (
    <CellLink to="/assets/$assetId" params={{ assetId: id }} aria-label={label} title={label}>
      <IconChevronRight size={18} aria-hidden />
    </CellLink>
  )
}
