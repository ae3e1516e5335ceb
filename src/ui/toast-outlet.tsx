import '@mantine/notifications/styles.layer.css'
import { useDrag } from '@mantine/hooks'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconTrash, IconX } from '#src/ui/icons.ts'
import type { Toast } from '#src/ui/toast.tsx'
import classes from '#src/ui/toast-card.module.css'

const SWIPE_PX = 50
const ICONS = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  destructive: IconTrash,
}

export const ToastCard = ({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) => {
  const { t } = useTranslation('common')
  const [offset, setOffset] = useState(0)
  const { ref } = useDrag<HTMLDivElement>(
    ({ movement: [x], last, canceled }) => {
      if (last && !canceled && Math.abs(x) >= SWIPE_PX) return onDismiss()
      setOffset(last ? 0 : x)
    },
    { axis: 'x', threshold: 5 },
  )
  const { action } = toast
  const Icon = ICONS[toast.kind]
  return (
    <div ref={ref} className={classes.toast} data-kind={toast.kind} style={{ translate: `${offset}px` }}>
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{toast.title}</p>
        {toast.message !== '' && <p className={classes.message}>{toast.message}</p>}
      </div>
      {action !== undefined && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.run()
            onDismiss()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t('close')} onClick={onDismiss}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

const SHOWN_FOR_MS = 5000
/** A toast with an undo stays longer, because the user first has to notice what happened. */
const SHOWN_WITH_ACTION_MS = 10_000
const MAX_WIDTH = 480
const MAX_HEIGHT = 320

export const presentToast = (toast: Toast) => {
  notifications.clean()
  const id = toast.id ?? crypto.randomUUID()
  const urgent = toast.kind === 'error' || toast.kind === 'destructive'
  notifications.show({
    id,
    message: toast.message,
    role: urgent ? 'alert' : 'status',
    autoClose: toast.action === undefined ? SHOWN_FOR_MS : SHOWN_WITH_ACTION_MS,
    onOpen: toast.onShown,
    renderNotification: () => <ToastCard toast={toast} onDismiss={() => notifications.hide(id)} />,
  } satisfies NotificationData)
}

export const dismissToast = (id: string) => void notifications.hide(id)

export const ToastOutlet = () => (
  <Notifications
    className={classes.outlet}
    data-toasts
    position="bottom-right"
    containerWidth={MAX_WIDTH}
    notificationMaxHeight={MAX_HEIGHT}
    transitionDuration={140}
    allowDragDismiss={false}
    allowScrollDismiss={false}
  />
)
