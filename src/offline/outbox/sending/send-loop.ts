import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import {
  retryDelayAfter,
  claimed,
  nextOf,
  nextTime,
  type Outcome,
  type Queue,
  settled,
} from '#src/offline/outbox/queue/queue.ts'

/** The user whose changes are sent, with their token, even when another user signs in meanwhile. */
export type SignedIn = { userId: string; jwt: string }

export type SendLoop = {
  change: (next: (queue: Queue) => Queue) => Promise<Queue>
  /** Sends one change. Never rejects. */
  deliver: (change: OutboxChange, by: SignedIn) => Promise<Outcome>
  /** Whether the server answers: `navigator.onLine` can be wrong. */
  isReachable: () => Promise<boolean>
  /** The user whose changes are sent now; null while nobody is signed in. */
  signedIn: () => SignedIn | null
  now: () => number
  /** Waits so many milliseconds, for ever when null, or until something new is queued. */
  rest: (milliseconds: number | null) => Promise<void>
  isOver: () => boolean
}

/** Takes up the next change of the queue, in one transaction: nothing is sent that is not noted as sent. */
const takeUp = async ({ change, now }: SendLoop, userId: string) => {
  let taken: OutboxChange | undefined
  const queue = await change((before) => {
    taken = nextOf(before, userId, now())
    return taken === undefined ? before : claimed(before, taken.id)
  })
  return { taken, queue }
}

/** Sends queued changes one after another, for as long as the tab lives. One tab at a time does this. */
export const runSendLoop = async (sender: SendLoop): Promise<void> => {
  const { change, deliver, isReachable, signedIn, now, rest, isOver } = sender
  let silences = 0
  while (!isOver()) {
    const by = signedIn()
    const due = by === null ? null : nextTime(await change((queue) => queue), by.userId)
    if (by === null || due === null) {
      await rest(null)
      continue
    }
    if (!(await isReachable())) {
      silences += 1
      await rest(retryDelayAfter(silences))
      continue
    }
    silences = 0
    const { taken, queue } = await takeUp(sender, by.userId)
    if (taken === undefined) {
      const next = nextTime(queue, by.userId)
      await rest(next === null ? null : Math.max(0, next - now()))
      continue
    }
    const outcome = await deliver(taken, by)
    if (isOver()) return
    await change((before) => settled(before, taken, outcome, now()))
  }
}
