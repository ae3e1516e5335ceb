import { decide, ownChanges, signedIn } from '#src/offline/outbox/queue/shared-queue.ts'
import { idsIn } from '#src/offline/outbox/queue/change.ts'
import { deletePendingFile, pendingFileIdsAmong } from '#src/offline/outbox/files/pending-files.ts'
import type { Queue } from '#src/offline/outbox/queue/queue.ts'

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
