import { createStore } from 'zustand/vanilla'
import { session } from '#src/auth/session/session.ts'
import { deletePendingFile, pendingFileIdsAmong } from '#src/offline/outbox/files/pending-files.ts'
import { idsIn } from '#src/offline/outbox/queue/change.ts'
import { signedIn } from '#src/offline/outbox/queue/current-owner.ts'
import { type Queue, nextOf, retried } from '#src/offline/outbox/queue/queue.ts'
import { ownChanges, readQueue, sharedQueue, decide, changeQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { startSending } from '#src/offline/outbox/sending/start-sending.ts'

/** Without progress for so long, the sign-out waits no longer. */
const SILENCE_MS = 15_000

/** Retries the user's queued changes at once, in whichever tab sends. Resolves to whether all were sent. */
export const sendOwnChanges = async (): Promise<boolean> => {
  await startSending()
  await changeQueue(retried)
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (isAllSent: boolean) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(isAllSent)
    }
    const look = () => {
      const queue = sharedQueue.getState()
      const isAllSent = ownChanges(queue).length === 0
      const hasMore = nextOf(queue, signedIn()?.userId ?? '', Date.now()) !== undefined
      if (isAllSent || !hasMore) return end(isAllSent)
      clearTimeout(timer)
      timer = setTimeout(() => end(false), SILENCE_MS)
    }
    const unsubscribe = sharedQueue.subscribe(look)
    look()
  })
}

const filesOf = ({ changes }: Pick<Queue, 'changes'>) => pendingFileIdsAmong(idsIn(changes.map(({ input }) => input)))

/** Discards the user's queued changes, with the files that nothing else needs. */
export const discardOwnChanges = async (): Promise<void> => {
  const userId = signedIn()?.userId
  if (userId === undefined) return
  let discarded: Queue['changes'] = []
  const left = await decide((queue) => {
    discarded = ownChanges(queue)
    return { ...queue, changes: queue.changes.filter((change) => change.userId !== userId) }
  })
  const needed = new Set(await filesOf(left))
  const files = await filesOf({ changes: discarded })
  await Promise.all(files.filter((id) => !needed.has(id)).map(deletePendingFile))
}

type Question = { answer: (mayGoOn: boolean) => void }
/** The open question at a sign-out with queued changes. */
export const signOutQuestion = createStore<Question | null>(() => null)

const hasChanges = () => ownChanges(sharedQueue.getState()).length > 0

const ask = () =>
  new Promise<boolean>((resolve) => {
    const answer = (mayGoOn: boolean) => {
      stopFollowing()
      signOutQuestion.setState(null, true)
      resolve(mayGoOn)
    }
    // All changes were sent meanwhile, or the session ended by itself, which discards nothing.
    const unsubscribe = [
      session.subscribe(({ jwt }) => jwt === null && answer(false)),
      sharedQueue.subscribe(() => !hasChanges() && answer(true)),
    ]
    const stopFollowing = () => {
      for (const end of unsubscribe) end()
    }
    signOutQuestion.setState({ answer }, true)
  })

/** Whether to go on with the sign-out. A queue that cannot be read stays as it is, so there is no question. */
export const confirmSignOut = async (): Promise<boolean> => {
  if ((await readQueue().catch(() => null)) === null || !hasChanges()) return true
  return signOutQuestion.getState() === null && ask()
}
