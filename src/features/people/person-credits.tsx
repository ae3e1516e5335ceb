import { useQuery } from '@tanstack/react-query'
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import type { PersonCredits } from '#src/contract/people.ts'
import { fullTitle } from '#src/domain/metadata/full-title.ts'
import { CREDITS_PER_PAGE } from '#src/features/people/credits-query.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { useHasPendingChanges } from '#src/offline/outbox/queue/outbox-state.ts'
import { Section } from '#src/shared/entity/overview.tsx'
import { SectionSkeleton } from '#src/shared/entity/section-skeleton.tsx'
import { pageCount, Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { DateCell } from '#src/shared/list/table/cells.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import classes from '#src/features/people/person-credits.module.css'

type Credit = PersonCredits['assets'][number]
type CreditsOfRelease = { release: Credit['releases'][number] | null; credits: Credit[] }

const dayOf = ({ release }: CreditsOfRelease) => release?.consumerReleaseDate ?? ''

/** Credits as liner notes have them: by release, the latest first; what is on no release comes last. */
export const creditsByRelease = (credits: readonly Credit[]): CreditsOfRelease[] => {
  const groups = new Map<string, CreditsOfRelease>()
  const unreleased: CreditsOfRelease = { release: null, credits: [] }
  for (const credit of credits) {
    if (credit.releases.length === 0) unreleased.credits.push(credit)
    for (const release of credit.releases) {
      const group = groups.get(release.id) ?? { release, credits: [] }
      group.credits.push(credit)
      groups.set(release.id, group)
    }
  }
  const released = [...groups.values()].toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  return unreleased.credits.length === 0 ? released : [...released, unreleased]
}

const COVER = 56
const PORTRAIT = 40

type CreditedTrack = PersonCredits['assets'][number]

const TrackCredit = ({ credit }: { credit: CreditedTrack }) => {
  const { t, i18n } = useTranslation('contributors')
  const { id, artists, roles } = credit
  return (
    <li className={classes.track}>
      <span className={classes.name}>
        <Link to="/assets/$assetId" params={{ assetId: id }}>
          <span data-clamped>{fullTitle(credit)}</span>
        </Link>
        <span className={classes.faint} data-clamped>
          {formatList(
            artists.map(({ name }) => name),
            i18n.language,
          )}
        </span>
      </span>
      <span className={classes.roles}>{roles.map((role) => t(`role.${role}`)).join(', ')}</span>
    </li>
  )
}

/** The cover of a release, and what the person did for it. */
const ReleaseCredits = ({ release, credits }: CreditsOfRelease) => {
  const { t } = useTranslation('entities')
  return (
    <li className={classes.release}>
      {release === null ? (
        <span className={classes.noCover} />
      ) : (
        <Cover url={release.cover} title={release.name} size={COVER} />
      )}
      <div className={classes.texts}>
        <h3>
          {release === null ? (
            t('person.unreleased')
          ) : (
            <Link to="/releases/$releaseId" params={{ releaseId: release.id }}>
              <span data-clamped>{release.name}</span>
            </Link>
          )}
          {release !== null && release.consumerReleaseDate !== null && (
            <span className={classes.faint}>
              <DateCell value={release.consumerReleaseDate} />
            </span>
          )}
        </h3>
        <ul>
          {credits.map((credit) => (
            <TrackCredit key={credit.id} credit={credit} />
          ))}
        </ul>
      </div>
    </li>
  )
}

const Artists = ({ artists }: Pick<PersonCredits, 'artists'>) => {
  const { t } = useTranslation('entities')
  return (
    <Section title={t('person.artists')}>
      <ul className={classes.artists}>
        {artists.map(({ id, name, image }) => (
          <li key={id}>
            <EntityAvatar name={name} url={image} size={PORTRAIT} />
            <Link to="/artists/$artistId" params={{ artistId: id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const route = getRouteApi('/_member/people/$personId')

const Tracks = ({ assets, count, isStale }: Pick<PersonCredits, 'assets' | 'count'> & { isStale: boolean }) => {
  const { t } = useTranslation('entities')
  const { page = 1 } = route.useSearch()
  const navigate = useNavigate()
  const pages = pageCount(count, CREDITS_PER_PAGE)
  const mayRead = useHasPermission('MANAGE_ASSET')
  if (!mayRead) return <p>{t('person.notYours')}</p>
  if (count === 0) return <p>{t('person.noCredits')}</p>
  return (
    <>
      <ul className={classes.releases} aria-busy={isStale}>
        {creditsByRelease(assets).map(({ release, credits }) => (
          <ReleaseCredits key={release?.id ?? ''} release={release} credits={credits} />
        ))}
      </ul>
      {pages > 1 && (
        <div className={classes.foot}>
          <span className={classes.faint}>{t('person.count', { count })}</span>
          <Pagination
            page={page}
            pages={pages}
            onPage={(next) =>
              void navigate({ to: '.', search: { page: next === 1 ? undefined : next }, resetScroll: false })
            }
          />
        </div>
      )}
    </>
  )
}

/** What a person worked on: the artists they are, and the tracks that credit them. */
export const PersonCreditsSections = () => {
  const { t } = useTranslation('entities')
  const isPending = useHasPendingChanges([route.useParams().personId])
  const query = useQuery({ ...route.useRouteContext().creditsQuery, enabled: !isPending })
  const problem = useLoadProblem(query)
  const { data } = query
  if (isPending && data === undefined) return null
  return (
    <>
      {data !== undefined && data.artists.length > 0 && <Artists artists={data.artists} />}
      <Section title={t('person.credits')}>
        {problem !== null && <ContentUnavailable what="list" {...problem} />}
        {problem === null && data === undefined && <SectionSkeleton />}
        {data !== undefined && <Tracks assets={data.assets} count={data.count} isStale={query.isPlaceholderData} />}
      </Section>
    </>
  )
}
