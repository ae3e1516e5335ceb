import type { WaitingChange } from '#src/offline/outbox/change.ts'
import { pauseAfter } from '#src/offline/outbox/pause.ts'
import { claimed, nextOf, nextTime, type Owner, type Outcome, type Queue, settled } from '#src/offline/outbox/queue.ts'

export type Sender = {
  change: (next: (queue: Queue) => Queue) => Promise<Queue>
  /** Sends one change; it is told whether it may stand already. Never rejects. */
  deliver: (change: WaitingChange) => Promise<Outcome>
  /** Whether the server answers: a browser that says it is online may not be. */
  isReachable: () => Promise<boolean>
  /** Whose changes are sent now; null while nobody is signed in. */
  owner: () => Owner | null
  now: () => number
  /** Waits so long, for ever when null, or until there is something new to look at. */
  rest: (milliseconds: number | null) => Promise<void>
  isOver: () => boolean
}

/** Takes up the next change of the queue, in one transaction: nothing is sent that is not noted as sent. */
const takeUp = async ({ change, now }: Sender, owner: Owner) => {
  let taken: WaitingChange | undefined
  const queue = await change((before) => {
    taken = nextOf(before, owner, now())
    return taken === undefined ? before : claimed(before, taken.id)
  })
  return { taken, queue }
}

/** Sends what waits, one after the other, for as long as the tab lives. One tab at a time does this. */
export const sendAll = async (sender: Sender): Promise<void> => {
  const { change, deliver, isReachable, owner, now, rest, isOver } = sender
  let silences = 0
  while (!isOver()) {
    const whose = owner()
    const due = whose === null ? null : nextTime(await change((queue) => queue), whose)
    if (whose === null || due === null) {
      await rest(null)
      continue
    }
    if (!(await isReachable())) {
      silences += 1
      await rest(pauseAfter(silences))
      continue
    }
    silences = 0
    const { taken, queue } = await takeUp(sender, whose)
    if (taken === undefined) {
      const next = nextTime(queue, whose)
      await rest(next === null ? null : Math.max(0, next - now()))
      continue
    }
    const outcome = await deliver(taken)
    if (isOver()) return
    await change((before) => settled(before, taken, outcome, now()))
  }
}
