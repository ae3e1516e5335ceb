import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

/** Asks before the workspace is left with work that is only on this device. `mayLeave` is asked at that moment. */
export const Leaving = ({ mayLeave }: { mayLeave: () => boolean }) => {
  const { t } = useTranslation('releases')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && next.pathname !== '/login' && !mayLeave(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('draft.leaveTitle')}
      confirmLabel={t('draft.leave')}
    >
      <p>{t('draft.leaveLead')}</p>
    </ConfirmDialog>
  )
}
