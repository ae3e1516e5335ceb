import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { queryClient } from '#src/api/query-client.ts'
import { useSession } from '#src/auth/session/session.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { discardDraft, listDrafts } from '#src/offline/drafts/drafts.ts'
import classes from '#src/features/releases/unsaved-drafts.module.css'

/** Drafts of releases on this device. */
export const UnsavedDrafts = () => {
  const { t } = useTranslation('lists')
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId) ?? ''
  const queryKey = ['drafts', userId, organizationId]
  const drafts = useQuery({
    queryKey,
    queryFn: () => listDrafts({ userId, organizationId, area: 'releases' }),
    networkMode: 'always',
    staleTime: 0,
  })
  const discard = async (key: string) => {
    await discardDraft(key)
    await queryClient.invalidateQueries({ queryKey })
  }
  if (drafts.data === undefined || drafts.data.length === 0) return null
  return (
    <section className={classes.drafts} aria-label={t('drafts.title')}>
      <h2>{t('drafts.title')}</h2>
      <ul>
        {drafts.data.map(({ key, entityId, title, openElsewhere }) => (
          <li key={key}>
            <Link to="/releases/$releaseId" params={{ releaseId: entityId }}>
              {title.trim() === '' ? t('drafts.untitled') : title}
            </Link>
            {openElsewhere ? (
              <span>{t('drafts.openElsewhere')}</span>
            ) : (
              <button type="button" data-text-button onClick={() => void discard(key)}>
                {t('drafts.discard', { title })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
