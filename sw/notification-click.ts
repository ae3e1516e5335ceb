import { safePath } from '#src/domain/safe-path.ts'
import { z } from '#src/contract/zod.ts'
import type { Windows } from '#sw/windows.ts'

const targets = z.object({ open: z.string(), review: z.string() })
type Clicked = { action: string; notification: { data: unknown; close: () => void } }

/** Where the click leads: inside the app, whatever the notification holds. */
const targetOf = ({ action, notification }: Clicked): string => {
  const read = targets.safeParse(notification.data).data
  return safePath((action === 'review' ? read?.review : read?.open) ?? '/') ?? '/'
}

/** A window that is open goes there and comes to the front; without one, another is opened. */
export const openFrom = async (clicked: Clicked, clients: Windows): Promise<void> => {
  clicked.notification.close()
  const target = targetOf(clicked)
  const windows = await clients.matchAll({ type: 'window' })
  const window = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (window === undefined) return void (await clients.openWindow(target))
  try {
    // Told first: a browser may refuse the focus, and then the page is where it should be all the same.
    window.postMessage({ type: 'OPEN', target })
    await window.focus()
  } catch {
    await clients.openWindow(target)
  }
}
