import { Button } from '@mantine/core'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { OutboxPanel } from '#src/features/outbox/outbox-panel.tsx'
import { SignOutDialog } from '#src/features/outbox/sign-out-dialog.tsx'
import { ownChanges, sharedQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { signOutQuestion } from '#src/offline/outbox/sign-out-with-changes.ts'
import { IconAlertTriangle, IconClock } from '#src/ui/icons.ts'
import classes from '#src/ui/banner.module.css'

/** How many changes are queued or need the user. A button opens the list. */
export const OutboxBanner = () => {
  const { t } = useTranslation(['outbox', 'errors', 'entities', 'releases'])
  const [opened, setOpened] = useState(false)
  const changes = ownChanges(useStore(sharedQueue))
  const failed = changes.filter(({ failure }) => failure !== null).length
  const question = useStore(signOutQuestion)
  const Icon = failed > 0 ? IconAlertTriangle : IconClock
  return (
    <>
      {changes.length > 0 && (
        <div className={classes.banner} data-tone={failed > 0 ? undefined : 'news'}>
          <Icon size={18} stroke={1.75} aria-hidden />
          <span className={classes.texts}>
            {failed > 0 ? t('banner.failed', { count: failed }) : t('banner.waiting', { count: changes.length })}
          </span>
          <Button size="compact-sm" variant="default" onClick={() => setOpened(true)}>
            {t('banner.show')}
          </Button>
        </div>
      )}
      {question !== null && <SignOutDialog count={changes.length} onAnswer={question.answer} />}
      {/* It stays when the last change was sent. In a portal: in the live region around the banners, a screen reader would
          read each change of the panel. */}
      {opened && createPortal(<OutboxPanel changes={changes} onClose={() => setOpened(false)} />, document.body)}
    </>
  )
}
