import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import type { ArtistDetail } from '#src/contract/artists.ts'
import type { Release } from '#src/contract/releases.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { countryName } from '#src/i18n/names.ts'
import { Fact, Facts, Overview, Section, WebLink } from '#src/shared/entity/overview.tsx'
import { SectionSkeleton } from '#src/shared/entity/section-skeleton.tsx'
import { pageCount, Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { DateCell, ReleaseStatus } from '#src/shared/list/table/cells.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import classes from '#src/features/artists/artist-overview.module.css'
import covers from '#src/shared/media/cover.module.css'

const SHOWN = 12

const DiscographyItem = ({ release, isOfOthers }: { release: Release; isOfOthers: boolean }) => {
  const { t, i18n } = useTranslation('lists')
  const { id, title, version, cover, format, artists, consumerReleaseDate } = release
  return (
    <li className={covers.gridItem}>
      <Cover url={cover?.url ?? null} title={title} size="fill" />
      <Link to="/releases/$releaseId" params={{ releaseId: id }} className={classes.title}>
        <span data-clamped>{title}</span>
        {version !== null && version !== '' && <span className={classes.faint}> ({version})</span>}
      </Link>
      {isOfOthers && (
        <span className={classes.faint}>
          {formatList(
            artists.map(({ name }) => name),
            i18n.language,
          )}
        </span>
      )}
      <span className={classes.faint}>
        {t(`format.${format}`)}
        {consumerReleaseDate !== null && (
          <>
            {' · '}
            <DateCell value={consumerReleaseDate} />
          </>
        )}
      </span>
      {release.displayStatus !== 'LIVE' && <ReleaseStatus status={release.displayStatus} />}
    </li>
  )
}

type ItemsProps = { label: string; releases: readonly Release[]; isOfOthers?: boolean }

const DiscographyItems = ({ label, releases, isOfOthers = false }: ItemsProps) => (
  <ul className={`${covers.grid} ${classes.releases}`} aria-label={label}>
    {releases.map((release) => (
      <DiscographyItem key={release.id} release={release} isOfOthers={isOfOthers} />
    ))}
  </ul>
)

const LATEST_FIRST = { perPage: SHOWN, sortBy: 'consumerReleaseDate', sortDir: 'desc' } as const

/** The releases of an artist by their covers, the latest first, for viewers who may read releases. */
const Discography = ({ artistId }: { artistId: string }) => {
  const { t } = useTranslation(['entities', 'lists'])
  const mayRead = useHasPermission('MANAGE_RELEASE')
  const list = useQuery(
    api.releases.list.queryOptions(
      { ...LATEST_FIRST, page: 1, artistId },
      { enabled: mayRead, meta: { offline: true } },
    ),
  )
  const problem = useLoadProblem(list)
  if (!mayRead) return <p>{t('entities:notYours')}</p>
  if (problem !== null) return <ContentUnavailable what="list" {...problem} />
  if (list.data === undefined) return <SectionSkeleton shape="covers" />
  const { releases, count } = list.data
  if (releases.length === 0) return <p>{t('entities:artist.noReleases')}</p>
  return (
    <>
      <DiscographyItems label={t('entities:artist.releases')} releases={releases} />
      {count > releases.length && (
        <Link to="/releases" search={{ artistId }} className={classes.all}>
          {t('lists:releases.count', { count })}
        </Link>
      )}
    </>
  )
}

/** The releases of others on which the artist has a track; nothing where there are none. */
const Appearances = ({ artistId }: { artistId: string }) => {
  const { t } = useTranslation('entities')
  const [page, setPage] = useState(1)
  const mayRead = useHasPermission('MANAGE_RELEASE')
  const { data, isPlaceholderData } = useQuery(
    api.releases.list.queryOptions(
      { ...LATEST_FIRST, page, appearancesOf: artistId },
      { enabled: mayRead, meta: { offline: true }, placeholderData: keepPreviousData },
    ),
  )
  if (data === undefined || data.count === 0) return null
  const pages = pageCount(data.count, SHOWN)
  return (
    <Section title={t('artist.appearances')}>
      <div aria-busy={isPlaceholderData} className={classes.appearances}>
        <DiscographyItems label={t('artist.appearances')} releases={data.releases} isOfOthers />
      </div>
      {pages > 1 && <Pagination page={page} pages={pages} onPage={setPage} />}
    </Section>
  )
}

const PORTRAIT = 160

/** The portrait, and what there is to know of the artist. */
const AboutArtist = ({ artist }: { artist: ArtistDetail }) => {
  const { t, i18n } = useTranslation('entities')
  const canOpenLabel = useHasPermission('MANAGE_LABEL')
  const { name, image, label, country } = artist
  return (
    <section aria-label={t('artist.about')} className={classes.about}>
      <EntityAvatar name={name} url={image} size={PORTRAIT} />
      <Facts>
        <Fact name={t('field.personName')}>{artist.personName}</Fact>
        <Fact name={t('field.label')}>
          {label !== null && canOpenLabel ? (
            <Link to="/labels/$labelId" params={{ labelId: label.id }}>
              {label.name}
            </Link>
          ) : (
            label?.name
          )}
        </Fact>
        <Fact name={t('field.country')}>{country !== null && countryName(country, i18n.language)}</Fact>
        <Fact name={t('field.organization')}>{artist.organization.name}</Fact>
        <Fact name={t('field.description')}>{artist.description}</Fact>
      </Facts>
    </section>
  )
}

/** What the artist has out, then where to hear and reach them. */
export const ArtistOverview = ({ entity: artist }: { entity: ArtistDetail }) => {
  const { t } = useTranslation('entities')
  const { channels, bookingAgent, contactEmail, contactPhone } = artist
  const hasContact = [bookingAgent, contactEmail, contactPhone].some((value) => value !== null && value !== '')
  return (
    <Overview>
      <AboutArtist artist={artist} />
      <Section title={t('artist.releases')}>
        <Discography artistId={artist.id} />
      </Section>
      <Appearances key={artist.id} artistId={artist.id} />
      {(channels.length > 0 || artist.newSpotifyProfile) && (
        <Section title={t('artist.where')}>
          <Facts>
            {artist.newSpotifyProfile && <Fact name={t('channel.SPOTIFY')}>{t('field.newSpotifyProfile')}</Fact>}
            {channels.map(({ kind, url }) => (
              <Fact key={kind} name={t(`channel.${kind}`)}>
                <WebLink url={url} />
              </Fact>
            ))}
          </Facts>
        </Section>
      )}
      {hasContact && (
        <Section title={t('artist.contact')}>
          <Facts>
            <Fact name={t('field.bookingAgent')}>{bookingAgent}</Fact>
            <Fact name={t('field.contactEmail')}>
              {contactEmail !== null && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
            </Fact>
            <Fact name={t('field.contactPhone')}>{contactPhone}</Fact>
          </Facts>
        </Section>
      )}
    </Overview>
  )
}
