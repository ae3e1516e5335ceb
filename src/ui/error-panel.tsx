import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '#src/ui/icons.ts'
import classes from '#src/ui/error-panel.module.css'

const detailsOf = (error: unknown) =>
  [
    location.href,
    new Date().toISOString(),
    navigator.userAgent,
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
  ].join('\n')

type Props = { error: unknown; onRetry: () => void; title?: string | undefined; message?: ReactNode }

/** In the place of a part that failed: what happened, the way on, and what to send to whoever can help. */
export const ErrorPanel = ({ error, onRetry, title, message }: Props) => {
  const { t } = useTranslation('common')
  const offline = !navigator.onLine
  const Icon = offline ? IconCloudOff : IconAlertTriangle
  return (
    <section className={classes.panel} role="alert">
      <Icon className={classes.icon} size={32} stroke={1.5} aria-hidden />
      <h2 className={classes.title}>{title ?? t(offline ? 'error.offlineTitle' : 'error.title')}</h2>
      <p className={classes.message}>{message ?? t(offline ? 'error.offlineMessage' : 'error.message')}</p>
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <CopyButton value={detailsOf(error)} label={t('error.copyDetails')} />
      </div>
    </section>
  )
}
