import { ownChanges, readQueue, sharedQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { session } from '#src/auth/session/session.ts'
import { createStore } from 'zustand/vanilla'

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
