import '@mantine/notifications/styles.layer.css'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import { ToastCard } from '#src/ui/toast-card.tsx'
import type { Toast } from '#src/ui/toast.tsx'
import classes from '#src/ui/toast-card.module.css'

const SHOWN_FOR_MS = 5000
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
    onOpen: toast.onShown,
    renderNotification: () => <ToastCard toast={toast} onDismiss={() => notifications.hide(id)} />,
  } satisfies NotificationData)
}

export const dismissToast = (id: string) => void notifications.hide(id)

export const ToastOutlet = () => (
  <Notifications
    className={classes.outlet}
    position="bottom-right"
    autoClose={SHOWN_FOR_MS}
    containerWidth={MAX_WIDTH}
    notificationMaxHeight={MAX_HEIGHT}
    transitionDuration={140}
    allowDragDismiss={false}
    allowScrollDismiss={false}
  />
)
