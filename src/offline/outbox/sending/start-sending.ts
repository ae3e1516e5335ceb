import { hashKey } from '@tanstack/react-query'
import i18next from 'i18next'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { onServerBack } from '#src/api/server-reachability.ts'
import { session } from '#src/auth/session/session.ts'
import { currentUserQuery } from '#src/auth/viewer/viewer.ts'
import { showQueue } from '#src/offline/outbox/optimistic/query-overlay.ts'
import { signedIn } from '#src/offline/outbox/queue/current-owner.ts'
import { outboxFlag } from '#src/offline/outbox/queue/outbox-state.ts'
import { type Queue, retried } from '#src/offline/outbox/queue/queue.ts'
import {
  changeQueue,
  isDiscarded,
  lastWasSent,
  ownChanges,
  readQueue,
  sharedQueue,
} from '#src/offline/outbox/queue/shared-queue.ts'
import { onBackgroundSync } from '#src/offline/outbox/sending/background-sync.ts'
import { deliver } from '#src/offline/outbox/sending/deliver-change.ts'
import { runSendLoop } from '#src/offline/outbox/sending/send-loop.ts'
import { reportStorageFailure } from '#src/offline/storage/storage-health.ts'
import { hasWebLocks } from '#src/platform/web-locks.ts'
import { showToast } from '#src/ui/toast.tsx'

/**
 * A sleep that can be ended from outside. A call while nothing sleeps counts too: the next sleep ends at once, because
 * its reason may have arrived just after the sleeper looked for it.
 */
export const createInterruptibleSleep = () => {
  let isCalled = false
  let end: (() => void) | null = null
  return {
    /** Sleeps so many milliseconds, for ever when null, or until `call`. */
    rest: (milliseconds: number | null) =>
      new Promise<void>((resolve) => {
        const timer = milliseconds === null ? undefined : setTimeout(() => end?.(), milliseconds)
        end = () => {
          clearTimeout(timer)
          end = null
          isCalled = false
          resolve()
        }
        if (isCalled) end()
      }),
    call: () => {
      isCalled = true
      end?.()
    },
  }
}

let refreshAfter: (path: string) => Promise<void> = async () => undefined
/** What is read again once a change was sent. */
export const setOutboxRefresh = (refresh: typeof refreshAfter) => {
  refreshAfter = refresh
}

const REACHABLE_FOR_MS = 30_000
const PROBE_MS = 10_000
const READ_AGAIN_MS = 30_000
let answeredAt = 0

/** Asks the server itself, because a browser without an Internet connection may say that it is online. */
const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  if (Date.now() - answeredAt < REACHABLE_FOR_MS) return true
  const answered = await client.notifications.has.query(undefined, { signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    (error: unknown) => apiError(error) !== null,
  )
  if (answered) answeredAt = Date.now()
  return answered
}

const { rest, call: wake } = createInterruptibleSleep()

/** Called when there may be a network again, or something new is queued: retries at once. */
const tryNow = () => void changeQueue(retried).then(wake, wake)

/** No changes are sent before the user is known, as after a change of organization. */
const followViewer = () => {
  const viewer = hashKey(api.auth.user.queryKey())
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === viewer && query.state.status === 'success') {
      wake()
      void showQueue()
    }
  })
}

const showSentToast = async () => {
  await i18next.loadNamespaces('outbox')
  await showToast({
    kind: 'success',
    title: i18next.t('outbox:allSent.title'),
    message: i18next.t('outbox:allSent.message'),
  })
}

/** Refreshes here what was sent, from whichever tab. */
const followSentChanges = () => {
  let before: Queue['changes'] = sharedQueue.getState().changes
  sharedQueue.subscribe(() => {
    const { changes } = sharedQueue.getState()
    const gone = before.filter(({ id }) => changes.every((change) => change.id !== id))
    before = changes
    const { organizationId: current } = session.getState()
    // Nothing of another organization is on screen: it is read when that one is chosen.
    const here = gone.filter(({ organizationId }) => organizationId === current)
    const sent = here.filter(({ id }) => navigator.onLine && !isDiscarded(id))
    // What cannot be persisted now is read again from the server.
    void showQueue(sent).catch(() => undefined)
    for (const path of new Set(here.map((change) => change.path))) void refreshAfter(path)
    if (gone.length === 0) return
    lastWasSent.setState(gone.some(({ id }) => !isDiscarded(id)))
    if (lastWasSent.getState() && ownChanges(sharedQueue.getState()).length === 0) void showSentToast()
  })
}

/** The page that sends may be one that asks for no user itself, such as a legal page. */
const knownUser = () => {
  const user = signedIn()
  if (user === null && session.getState().jwt !== null) void queryClient.prefetchQuery(currentUserQuery)
  return user
}

const lead = () =>
  runSendLoop({
    change: changeQueue,
    deliver: async (change, by) => {
      const outcome = await deliver(change, by)
      if (outcome.kind === 'LATER') answeredAt = 0
      return outcome
    },
    isReachable,
    signedIn: knownUser,
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
  // First: another tab may send everything while this one reads the queue.
  followSentChanges()
  // A queue that cannot be written can still be read.
  await changeQueue(retried).catch(readQueue).catch(reportStorageFailure)
  void showQueue()
  followViewer()
  outboxFlag.subscribe(() => void readQueue().then(wake, wake))
  session.subscribe(tryNow)
  window.addEventListener('online', tryNow)
  onServerBack(tryNow)
  onBackgroundSync(tryNow)
  document.addEventListener('visibilitychange', tryNow)
  if (await hasWebLocks()) void navigator.locks.request('liner-outbox', leadOn)
  else void leadOn()
}

let started: Promise<void> | null = null
/** Sends queued changes, if this tab is the one that sends; every tab shows them. */
export const startSending = (): Promise<void> => (started ??= start())
