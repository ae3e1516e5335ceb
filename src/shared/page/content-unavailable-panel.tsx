import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { usePinnedReleases } from '#src/offline/pinned/pinned-releases.ts'
import { type OfflineList, readOfflineLists } from '#src/offline/query-persistence/offline-lists.ts'
import { ButtonLink } from '#src/shared/page/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconCloudOff, IconLock } from '#src/ui/icons.ts'
import classes from '#src/shared/page/content-unavailable-panel.module.css'

/** What can be read without a network: the pinned releases, and the lists that were opened. */
const AvailableOffline = () => {
  const { t } = useTranslation('lists')
  const heading = useId()
  const releases = usePinnedReleases()
  const [lists, setLists] = useState<OfflineList[]>([])
  useEffect(() => void readOfflineLists().then(setLists), [])
  if (releases.length === 0 && lists.length === 0) return null
  return (
    <nav className={classes.here} aria-labelledby={heading}>
      <h2 id={heading}>{t('pinned.here')}</h2>
      <ul>
        {releases.map(({ releaseId, title }) => (
          <li key={releaseId}>
            <Link to="/releases/$releaseId" params={{ releaseId }}>
              {title.trim() === '' ? t('drafts.untitled') : title}
            </Link>
          </li>
        ))}
        {lists.map(({ area, search }) => (
          <li key={area}>
            <Link to={`/${area}`} search={search}>
              {t(`${area}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = {
  what: 'list' | 'page'
  /** Null when nothing was requested, because there is no network. */
  error: unknown
  /** Whether the request is still pending. */
  isLate?: boolean
  /** The title for other failures. */
  title?: string | undefined
  onRetry: () => void
}

const OfflineMessage = ({ what, onRetry }: Props) => {
  const { t } = useTranslation(['lists', 'entities'])
  const isList = what === 'list'
  return (
    <EmptyState
      icon={<IconCloudOff size={28} stroke={1.5} />}
      title={t(isList ? 'lists:offline.title' : 'entities:offline.title')}
      message={t(isList ? 'lists:offline.message' : 'entities:offline.message')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('lists:offline.retry')}
        </Button>
      }
    />
  )
}

/** To ask again changes nothing: somebody else has to give access. */
const ForbiddenMessage = () => {
  const { t } = useTranslation('entities')
  return (
    <EmptyState
      icon={<IconLock size={28} stroke={1.5} />}
      title={t('forbidden.title')}
      message={t('forbidden.message')}
      action={
        <ButtonLink variant="default" to="/">
          {t('forbidden.action')}
        </ButtonLink>
      }
    />
  )
}

const FailureMessage = ({ error, title, onRetry }: Props) => {
  useTranslation('errors')
  return <ErrorPanel error={error} onRetry={onRetry} title={title} message={errorText(error)} />
}

/** Explains that content is unavailable, and offers what is available offline. */
export const ContentUnavailablePanel = (props: Props) => {
  const { error, isLate = false, onRetry } = props
  if (apiError(error)?.code === 'FORBIDDEN') return <ForbiddenMessage />
  const isAway = error === null || isUnreachable(error)
  if (!isLate && !isAway) return <FailureMessage {...props} />
  return (
    <>
      {navigator.onLine ? (
        <ErrorPanel error={error} onRetry={onRetry} reason={isLate ? 'late' : 'away'} />
      ) : (
        <OfflineMessage {...props} />
      )}
      {/* Its texts may be unavailable too. */}
      <Suspense>
        <AvailableOffline />
      </Suspense>
    </>
  )
}
