import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import classes from '#src/features/promo-card/newest-releases.module.css'

const SHOWN = 6
const COVER = 56

/** Where a card mostly begins: with what was made last. Without any there is nothing to read about it. */
export const NewestReleases = ({ onChoose }: { onChoose: (releaseId: string) => void }) => {
  const { t } = useTranslation('promo')
  const { data, fetchStatus } = useQuery(
    api.releases.list.queryOptions(
      { page: 1, perPage: SHOWN, sortBy: 'createdAt', sortDir: 'desc' },
      { meta: { offline: true } },
    ),
  )
  // In the room they will take: nothing moves when they come.
  if (data === undefined && fetchStatus === 'fetching') return <div className={classes.place} aria-busy />
  if (data === undefined || data.releases.length === 0) return null
  return (
    <section className={classes.newest} aria-labelledby="newest-releases">
      <h3 id="newest-releases">{t('newest')}</h3>
      <ul>
        {data.releases.map(({ id, title, cover, artists }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <Cover url={cover?.url ?? null} title={title} size={COVER} />
              <span className={classes.words}>
                <bdi>{title}</bdi>
                <span className={classes.artists}>{artists.map(({ name }) => name).join(', ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
