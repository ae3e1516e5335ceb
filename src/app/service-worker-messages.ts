import i18next from 'i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'
import { session } from '#src/auth/session/session.ts'
import { ACKNOWLEDGED, type FromWorker, parseFromWorker, TOAST_SEEN_MS } from '#src/contract/worker/protocol.ts'
import { safePath } from '#src/domain/navigation/route-guard.ts'
import { subscribeToPush } from '#src/pwa/push/push-subscription.ts'
import { showToast } from '#src/ui/toast.tsx'

/** What a push message may have changed. An open list of notifications refreshes itself. */
const AFFECTED = [
  ['notifications', 'has'],
  ['submissions'],
  ['releases'],
  ['organizations'],
  ['auth', 'resourcesCount'],
]
/** The newest notifications only, without the pages of the list. */
const NEWEST = api.notifications.get.queryKey()

type Pushed = Pick<Extract<FromWorker, { type: 'PUSH' }>, 'title' | 'body' | 'target'>

const goTo = (target: string) => router.history.push(safePath(target) ?? '/')

const showPushToast = async ({ title, body, target }: Pushed, onShown: () => void) => {
  await i18next.loadNamespaces('push')
  await showToast({
    kind: 'info',
    title,
    message: body,
    action: { label: i18next.t('push:open'), run: () => goTo(target) },
    onShown,
  })
  for (const queryKey of [...AFFECTED.map((path) => [path]), NEWEST]) void queryClient.invalidateQueries({ queryKey })
}

/** Handles messages of the worker: a push for an open page, a click on a notification, a due subscription. */
export const handleServiceWorkerMessages = () => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    const message = parseFromWorker(data)
    // In development MSW's worker sends messages too, and takes any answer for its own.
    if (message === null) return
    // Without an acknowledgement the worker shows a system notification.
    const acknowledge = () => port?.postMessage(ACKNOWLEDGED)
    if (message.type === 'OPEN') {
      goTo(message.target)
      return acknowledge()
    }
    if (session.getState().jwt === null) return acknowledge()
    if (message.type === 'PUSH') void showPushToast(message, () => setTimeout(acknowledge, TOAST_SEEN_MS))
    if (message.type === 'REFRESH_SUBSCRIPTION') void subscribeToPush()
  })
}
