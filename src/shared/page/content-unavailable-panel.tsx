import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { AvailableOffline } from '#src/offline/pinned/available-offline.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconCloudOff, IconLock } from '#src/ui/icons.ts'

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

const HomeLink = createLink((props: ComponentProps<'a'>) => <Button component="a" variant="default" {...props} />)

/** To ask again changes nothing: somebody else has to give access. */
const ForbiddenMessage = () => {
  const { t } = useTranslation('entities')
  return (
    <EmptyState
      icon={<IconLock size={28} stroke={1.5} />}
      title={t('forbidden.title')}
      message={t('forbidden.message')}
      action={<HomeLink to="/">{t('forbidden.action')}</HomeLink>}
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
