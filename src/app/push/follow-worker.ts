import i18next from 'i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'
import { parseFromWorker } from '#src/contract/worker-messages.ts'
import { safePath } from '#src/domain/safe-path.ts'
import { subscribe } from '#src/pwa/push/subscription.ts'
import { session } from '#src/session/session.ts'
import { showToast } from '#src/ui/toast.tsx'

/** What a push message may have changed; a list of notifications that is being read asks for itself. */
const AFFECTED = [
  ['notifications', 'has'],
  ['submissions'],
  ['releases'],
  ['organizations'],
  ['auth', 'resourcesCount'],
]
/** The newest alone, whose pages are no list. */
const NEWEST = api.notifications.get.queryKey()

const goTo = (target: string) => router.history.push(safePath(target) ?? '/')

const tell = async (title: string, message: string, target: string) => {
  await i18next.loadNamespaces('push')
  await showToast({
    kind: 'info',
    title,
    message,
    action: { label: i18next.t('push:open'), run: () => goTo(target) },
  })
  await Promise.all(
    [...AFFECTED.map((path) => [path]), NEWEST].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

/** What the worker has to say to whoever looks at the page, instead of to the system. */
export const followWorker = () => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parseFromWorker(data)
    if (message?.type === 'OPEN') goTo(message.target)
    if (session.getState().jwt === null) return
    if (message?.type === 'PUSH') void tell(message.title, message.body, message.target)
    if (message?.type === 'REFRESH_SUBSCRIPTION') void subscribe()
  })
}
