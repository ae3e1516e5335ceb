import { changeQueue, ownChanges, sharedQueue, signedIn } from '#src/offline/outbox/queue/shared-queue.ts'
import { startSending } from '#src/offline/outbox/sending/start-sending.ts'
import { nextOf, retried } from '#src/offline/outbox/queue/queue.ts'

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
