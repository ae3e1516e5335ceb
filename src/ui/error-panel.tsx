import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '#src/ui/icons.ts'
import classes from '#src/ui/empty-state.module.css'

const detailsOf = (error: unknown) =>
  [
    location.href,
    new Date().toISOString(),
    navigator.userAgent,
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
  ].join('\n')

const TEXTS = {
  failed: { title: 'error.title', message: 'error.message' },
  offline: { title: 'error.offlineTitle', message: 'error.offlineMessage' },
  away: { title: 'error.awayTitle', message: 'error.awayMessage' },
  late: { title: 'error.lateTitle', message: 'error.lateMessage' },
} as const

type Props = {
  error: unknown
  onRetry: () => void
  title?: string | undefined
  message?: ReactNode
  /** `away`: the server cannot be reached. `late`: it has not answered yet. */
  reason?: 'failed' | 'away' | 'late'
}

/** Replaces a part that failed: what happened, how to retry, and details to send to support. */
export const ErrorPanel = ({ error, onRetry, title, message, reason = 'failed' }: Props) => {
  const { t } = useTranslation('common')
  const kind = navigator.onLine ? reason : 'offline'
  const Icon = kind === 'failed' ? IconAlertTriangle : IconCloudOff
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon size={28} stroke={1.5} />}
        title={title ?? t(TEXTS[kind].title)}
        message={message ?? t(TEXTS[kind].message)}
        action={
          <div className={classes.actions}>
            <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
              {t('tryAgain')}
            </Button>
            {kind === 'failed' && <CopyButton value={detailsOf(error)} label={t('error.copyDetails')} />}
          </div>
        }
      />
    </div>
  )
}
