import i18next from 'i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'
import { type FromWorker, parseFromWorker } from '#src/contract/worker/messages.ts'
import { safePath } from '#src/domain/navigation/safe-path.ts'
import { subscribeToPush } from '#src/pwa/push/push-subscription.ts'
import { session } from '#src/auth/session/session.ts'
import { showToast } from '#src/ui/toast.tsx'

/** What a push message may have changed; a list of notifications that is being read asks for itself. */
const AFFECTED = [
  ['notifications', 'has'],
  ['submissions'],
  ['releases'],
  ['organizations'],
  ['auth', 'resourcesCount'],
]
/** What stood for less, on a page that was left, nobody has read. */
const READ_AFTER_MS = 1000
/** The newest alone, whose pages are no list. */
const NEWEST = api.notifications.get.queryKey()

type Pushed = Pick<Extract<FromWorker, { type: 'PUSH' }>, 'title' | 'body' | 'target'>

const goTo = (target: string) => router.history.push(safePath(target) ?? '/')

const tell = async ({ title, body, target }: Pushed, onShown: () => void) => {
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

/** What the worker has to say to whoever looks at the page, instead of to the system. */
export const handleServiceWorkerMessages = () => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [answer] }: MessageEvent<unknown>) => {
    const message = parseFromWorker(data)
    // Unless it hears that a page told it, or that nobody is here to be told, the worker has the system tell it.
    const acknowledge = () => answer?.postMessage('TOLD')
    if (message?.type === 'OPEN') {
      goTo(message.target)
      return acknowledge()
    }
    if (session.getState().jwt === null) return acknowledge()
    if (message?.type === 'PUSH') void tell(message, () => setTimeout(acknowledge, READ_AFTER_MS))
    if (message?.type === 'REFRESH_SUBSCRIPTION') void subscribeToPush()
  })
}
