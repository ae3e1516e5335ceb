import {
  ownChanges,
  readQueue,
  sharedQueue,
  decide,
  signedIn,
  changeQueue,
} from '#src/offline/outbox/queue/shared-queue.ts'
import { session } from '#src/auth/session/session.ts'
import { createStore } from 'zustand/vanilla'
import { idsIn } from '#src/offline/outbox/queue/change.ts'
import { deletePendingFile, pendingFileIdsAmong } from '#src/offline/outbox/files/pending-files.ts'
import { type Queue, nextOf, retried } from '#src/offline/outbox/queue/queue.ts'
import { startSending } from '#src/offline/outbox/sending/start-sending.ts'

/** A server that says nothing for so long is not waited for: the user wants to leave. */
const SILENCE_MS = 15_000

/** Tries what waits of this user at once, whichever tab sends it; answers whether all of it went. */
export const sendNow = async (): Promise<boolean> => {
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

/** Discards all that waits of this user, with the files that nothing else needs. */
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
/** Asked while somebody who wants to sign out has changes waiting. */
export const signOutQuestion = createStore<Question | null>(() => null)

const hasChanges = () => ownChanges(sharedQueue.getState()).length > 0

const ask = () =>
  new Promise<boolean>((resolve) => {
    const answer = (mayGoOn: boolean) => {
      stopFollowing()
      signOutQuestion.setState(null, true)
      resolve(mayGoOn)
    }
    // All of it was sent meanwhile, or the session ended by itself, which discards nothing.
    const unsubscribe = [
      session.subscribe(({ jwt }) => jwt === null && answer(false)),
      sharedQueue.subscribe(() => !hasChanges() && answer(true)),
    ]
    const stopFollowing = () => {
      for (const end of unsubscribe) end()
    }
    signOutQuestion.setState({ answer }, true)
  })

/** Whether to go on signing out. Where the queue cannot be read all of it stays, so there is nothing to ask. */
export const confirmSignOut = async (): Promise<boolean> => {
  if ((await readQueue().catch(() => null)) === null || !hasChanges()) return true
  return signOutQuestion.getState() === null && ask()
}
