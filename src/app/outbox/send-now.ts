import { changeQueue, ownChanges, shownQueue, signedIn } from '#src/app/outbox/outbox.ts'
import { startSending } from '#src/app/outbox/sending.ts'
import { nextOf, retried } from '#src/offline/outbox/queue.ts'

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
      const queue = shownQueue.get()
      const isAllSent = ownChanges(queue).length === 0
      const hasMore = nextOf(queue, signedIn()?.userId ?? '', Date.now()) !== undefined
      if (isAllSent || !hasMore) return end(isAllSent)
      clearTimeout(timer)
      timer = setTimeout(() => end(false), SILENCE_MS)
    }
    const unsubscribe = shownQueue.subscribe(look)
    look()
  })
}
