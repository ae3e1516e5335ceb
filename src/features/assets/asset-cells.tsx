import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Name, Words } from '#src/catalogue/lists/cells.tsx'
import { InnerLink } from '#src/catalogue/lists/inner-link.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import { WaitingMark } from '#src/catalogue/lists/waiting-mark.tsx'
import { permissionsQuery } from '#src/catalogue/viewer.ts'
import type { Asset } from '#src/contract/assets.ts'
import { IconChevronRight } from '#src/ui/icons.ts'
import { useIsPhone } from '#src/ui/media.ts'

export const artistsOf = ({ artists }: Asset) => artists.map(({ name }) => name).join(', ')

export const FormatName = ({ format }: Pick<Asset, 'format'>) => useTranslation('lists').t(`format.${format}`)

/** The title; on a phone, where there are no columns, with the format beneath (spec 2, section 2). */
export const Details = ({ asset: { id, title, version, format } }: { asset: Asset }) => {
  const { t } = useTranslation('lists')
  const parts = [useIsPhone() ? t(`format.${format}`) : null, version].filter((part) => part !== null && part !== '')
  return (
    <Name note={parts.length === 0 ? undefined : parts.join(' · ')}>
      <RowLink to="/assets/$assetId" params={{ assetId: id }} title={title}>
        {title}
      </RowLink>
      <WaitingMark id={id} />
    </Name>
  )
}

/** Each leads to the artist, for whoever may look there; a finger would miss names so close together. */
export const Artists = ({ asset }: { asset: Asset }) => {
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_ARTIST') === true
  const isPhone = useIsPhone()
  if (isPhone || !mayRead || asset.artists.length === 0) return <Words value={artistsOf(asset)} />
  return asset.artists.map(({ artistId, type, name }, at) => (
    <Fragment key={`${artistId} ${type}`}>
      {at > 0 && ', '}
      <InnerLink to="/artists/$artistId" params={{ artistId }} title={name}>
        {name}
      </InnerLink>
    </Fragment>
  ))
}

export const OpenLink = ({ asset: { id, title } }: { asset: Asset }) => {
  const { t } = useTranslation('lists')
  const label = t('openRow', { name: title })
  return (
    <InnerLink to="/assets/$assetId" params={{ assetId: id }} aria-label={label} title={label}>
      <IconChevronRight size={18} aria-hidden />
    </InnerLink>
  )
}
