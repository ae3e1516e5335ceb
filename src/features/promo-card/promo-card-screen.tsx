import { Skeleton } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { joinedNames } from '#src/domain/text/names.ts'
import { CardEditor } from '#src/features/promo-card/card-editor.tsx'
import { type Card, cardSearchParams } from '#src/features/promo-card/layout/options.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { QueryError } from '#src/shared/page/query-error.tsx'
import { ReleaseSearch } from '#src/shared/picker/entity-searches.ts'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconPhotoUp, IconLock } from '#src/ui/icons.ts'
import type { Option } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/promo-card/promo-card-screen.module.css'

const SHOWN = 6
const COVER = 56

/** The newest releases, for which most cards are made. Nothing is shown where there are none. */
const NewestReleases = ({ onChoose }: { onChoose: (releaseId: string) => void }) => {
  const { t } = useTranslation('promo')
  const { data, fetchStatus } = useQuery(
    api.releases.list.queryOptions(
      { page: 1, perPage: SHOWN, sortBy: 'createdAt', sortDir: 'desc' },
      { meta: { offline: true } },
    ),
  )
  // As large as the list, so that nothing moves when it arrives.
  if (data === undefined && fetchStatus === 'fetching') return <div className={classes.loading} aria-busy />
  if (data === undefined || data.releases.length === 0) return null
  return (
    <section className={classes.newest} aria-labelledby="newest-releases">
      <h3 id="newest-releases">{t('newest')}</h3>
      <ul>
        {data.releases.map(({ id, title, cover, artists }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <Cover url={cover?.url ?? null} title={title} size={COVER} />
              <span className={classes.text}>
                <bdi>{title}</bdi>
                <span className={classes.artists}>{joinedNames(artists)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChosenReleaseProps = {
  query: UseQueryResult<ReleaseDetail, unknown>
  card: Card
  change: (changes: Partial<Card>) => void
}

/** The card of the chosen release, or why there is none. */
const ChosenRelease = ({ query, card, change }: ChosenReleaseProps) => {
  const { data, error, isFetching } = query
  const { t } = useTranslation('promo')
  // A persisted answer has no URL for the cover: waiting for the new answer avoids drawing the card twice.
  const isCoverLoading = data?.cover?.url === '' && isFetching
  if (data !== undefined && !isCoverLoading)
    return <CardEditor key={data.id} release={data} card={card} change={change} />
  if (data === undefined && error !== null)
    return (
      <div className={classes.stage}>
        <QueryError query={query} title={t('notOpened')} />
      </div>
    )
  return (
    <div className={classes.stage} data-shape={card.shape} aria-busy>
      <Skeleton className={classes.card} />
    </div>
  )
}

const route = getRouteApi('/_member/promo-card')

/** The card of the address. A change shows at once, and then goes into the address. */
const useCard = () => {
  const navigate = useNavigate()
  const address = cardSearchParams.parse(route.useSearch())
  // A removed value becomes its default.
  const [card, show] = useOptimistic(address, (current: Card, changes: Partial<Card>) =>
    cardSearchParams.parse({ ...current, ...changes }),
  )
  const change = (changes: Partial<Card>) =>
    startTransition(async () => {
      show(changes)
      await navigate({
        to: '/promo-card',
        search: (search) => ({ ...search, ...changes }),
        replace: true,
        resetScroll: false,
      })
    })
  return { card, change }
}

type Props = { value: Option | null; onChange: (releaseId: string | undefined) => void }

const ReleaseSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation('promo')
  return (
    <SearchSelect
      label={t('release')}
      value={value}
      onChange={(option) => onChange(option?.id)}
      renderSearch={(search) => <ReleaseSearch {...search} />}
    />
  )
}

/** Makes a picture of a release to share (catalogue-2.8). */
export const PromoCardScreen = ({ canManageReleases }: { canManageReleases: boolean }) => {
  const { t } = useTranslation('promo')
  const { card, change } = useCard()
  const hasRelease = canManageReleases && card.release !== undefined
  const release = useQuery({ ...releaseQuery(card.release ?? ''), enabled: hasRelease })
  const chosen = card.release === undefined ? null : { id: card.release, name: release.data?.title ?? '…' }
  // Another release has its own accent, news and link.
  const choose = (id: string | undefined) =>
    change({ release: id, accent: undefined, news: undefined, link: undefined })
  if (!canManageReleases)
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState icon={<IconLock size={28} />} title={t('closed.title')} message={t('closed.message')} />
      </>
    )
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.page}>
        <div className={classes.release}>
          <ReleaseSelect value={chosen} onChange={choose} />
        </div>
        {card.release === undefined && (
          <div className={classes.stage}>
            <EmptyState icon={<IconPhotoUp size={28} />} title={t('empty.title')} message={t('empty.message')} />
            <NewestReleases onChoose={choose} />
          </div>
        )}
        {hasRelease && <ChosenRelease query={release} card={card} change={change} />}
      </div>
    </>
  )
}
