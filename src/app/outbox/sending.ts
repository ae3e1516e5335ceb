import { hashKey } from '@tanstack/react-query'
import i18next from 'i18next'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { onServerBack } from '#src/api/reach.ts'
import { queryClient } from '#src/api/query-client.ts'
import { refreshAfter } from '#src/app/mutation-effects.ts'
import { onSync } from '#src/app/outbox/background-sync.ts'
import { deliver } from '#src/app/outbox/deliver.ts'
import { marker } from '#src/app/outbox/marker.ts'
import { showQueue } from '#src/app/outbox/overlay.ts'
import {
  changeQueue,
  isGivenUp,
  lastWasSent,
  ownChanges,
  readQueue,
  shownQueue,
  signedIn,
} from '#src/app/outbox/outbox.ts'
import { hasLocks } from '#src/offline/locks.ts'
import { createAlarm } from '#src/offline/outbox/alarm.ts'
import type { Queue } from '#src/offline/outbox/queue.ts'
import { retried } from '#src/offline/outbox/queue.ts'
import { sendAll } from '#src/offline/outbox/sender.ts'
import { reportStorageFailure } from '#src/offline/storage-health.ts'
import { session } from '#src/session/session.ts'
import { showToast } from '#src/ui/toast.tsx'

const HEARD_FOR_MS = 30_000
const PROBE_MS = 10_000
const READ_AGAIN_MS = 30_000
let heardAt = 0

/** Asked of the server itself: a browser in a tunnel says that it is online. */
const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  if (Date.now() - heardAt < HEARD_FOR_MS) return true
  const answered = await client.notifications.has.query(undefined, { signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    (error: unknown) => apiError(error) !== null,
  )
  if (answered) heardAt = Date.now()
  return answered
}

const { rest, call: wake } = createAlarm()

/** There may be a network again, or something new: what only waited for its time is tried at once. */
const tryNow = () => void changeQueue(retried).then(wake, wake)

/** Before it is known who is signed in, as after a change of organization, nobody's changes are sent. */
const followViewer = () => {
  const viewer = hashKey(api.auth.user.queryKey())
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === viewer && query.state.status === 'success') {
      wake()
      void showQueue()
    }
  })
}

const tellLanded = async () => {
  await i18next.loadNamespaces('outbox')
  await showToast({
    kind: 'success',
    title: i18next.t('outbox:landed.title'),
    message: i18next.t('outbox:landed.message'),
  })
}

/** What was sent, from whichever tab, is read again here. */
const followLanding = () => {
  let before: Queue['changes'] = shownQueue.get().changes
  shownQueue.subscribe(() => {
    const { changes } = shownQueue.get()
    const gone = before.filter(({ id }) => changes.every((change) => change.id !== id))
    before = changes
    const { organizationId: current } = session.getState()
    // Nothing of another organization is on screen: it is read when that one is chosen.
    const here = gone.filter(({ organizationId }) => organizationId === current)
    const sent = here.filter(({ id }) => navigator.onLine && !isGivenUp(id))
    void showQueue(sent).catch(() => undefined)
    for (const path of new Set(here.map((change) => change.path))) void refreshAfter(path)
    if (gone.length === 0) return
    lastWasSent.set(gone.some(({ id }) => !isGivenUp(id)))
    if (lastWasSent.get() && ownChanges(shownQueue.get()).length === 0) void tellLanded()
  })
}

const lead = () =>
  sendAll({
    change: changeQueue,
    deliver: async (change, by) => {
      const outcome = await deliver(change, by)
      if (outcome.kind === 'LATER') heardAt = 0
      return outcome
    },
    isReachable,
    signedIn,
    now: Date.now,
    rest,
    isOver: () => false,
  })

/** A queue that cannot be read now is looked at again later, or as soon as there is something new. */
const leadOn = async (): Promise<never> => {
  for (;;) {
    await lead().catch(reportStorageFailure)
    await rest(READ_AGAIN_MS)
  }
}

const start = async () => {
  // A queue that cannot be written can still be read.
  await changeQueue(retried).catch(readQueue).catch(reportStorageFailure)
  followLanding()
  void showQueue()
  followViewer()
  marker.subscribe(() => void readQueue().then(wake, wake))
  session.subscribe(tryNow)
  window.addEventListener('online', tryNow)
  onServerBack(tryNow)
  onSync(tryNow)
  document.addEventListener('visibilitychange', tryNow)
  if (await hasLocks()) void navigator.locks.request('liner-outbox', leadOn)
  else void leadOn()
}

let started: Promise<void> | null = null
/** Sends what waits, if this tab is the one that does; every tab shows it. */
export const startSending = (): Promise<void> => (started ??= start())
