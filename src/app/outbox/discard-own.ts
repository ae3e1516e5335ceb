import { decide, ownChanges, signedIn } from '#src/app/outbox/outbox.ts'
import { idsIn } from '#src/offline/outbox/change.ts'
import { forgetPromised, promisedAmong } from '#src/offline/outbox/promised-files.ts'
import type { Queue } from '#src/offline/outbox/queue.ts'

const filesOf = ({ changes }: Pick<Queue, 'changes'>) => promisedAmong(idsIn(changes.map(({ input }) => input)))

/** Discards all that waits of this user, with the files that nothing else needs. */
export const discardOwn = async (): Promise<void> => {
  const userId = signedIn()?.userId
  if (userId === undefined) return
  let discarded: Queue['changes'] = []
  const left = await decide((queue) => {
    discarded = ownChanges(queue)
    return { ...queue, changes: queue.changes.filter((change) => change.userId !== userId) }
  })
  const needed = new Set(await filesOf(left))
  const files = await filesOf({ changes: discarded })
  await Promise.all(files.filter((id) => !needed.has(id)).map(forgetPromised))
}
