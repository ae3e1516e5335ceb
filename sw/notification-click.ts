import { z } from '#src/contract/zod.ts'
import { safePath } from '#src/domain/navigation/route-guard.ts'
import { isMessageAcknowledged, postMessage, type Window, type Windows } from '#sw/windows.ts'

const targets = z.object({ open: z.string(), review: z.string() })
type Clicked = { action: string; notification: { data: unknown; close: () => void } }

/** Where the click leads: inside the app, whatever the notification holds. */
const targetOf = ({ action, notification }: Clicked): string => {
  const read = targets.safeParse(notification.data).data
  return safePath((action === 'review' ? read?.review : read?.open) ?? '/') ?? '/'
}

/** A page that still loads has no listener yet: the message would be lost. */
const follow = async (window: Window, target: string, openWindow: Windows['openWindow']): Promise<void> => {
  if (await isMessageAcknowledged(window, { type: 'OPEN', target })) return
  // A window that may not be navigated is replaced by another.
  await window.navigate(target).catch(() => openWindow(target))
}

/** Brings an open window to the front and leads it to the target, or opens a window there: never both. */
export const openNotificationTarget = async (clicked: Clicked, clients: Windows): Promise<void> => {
  clicked.notification.close()
  const target = targetOf(clicked)
  const windows = await clients.matchAll({ type: 'window' })
  const window = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (window === undefined) return void (await clients.openWindow(target))
  // First of all: a browser permits it only for a short time after the click.
  const isFocused = await window.focus().then(
    () => true,
    () => false,
  )
  if (isFocused) return follow(window, target, (path) => clients.openWindow(path))
  // Where neither is permitted, the page is at least where it should be when the user comes back to it.
  await clients.openWindow(target).catch(() => postMessage(window, { type: 'OPEN', target }))
}
