import type { Request, Task } from '#backend/context.ts'
import type { Database } from '#backend/database.ts'
import { noteSeen } from '#backend/session.ts'

/** A page asks for much at once: that somebody was seen is written once. */
const noting = new WeakMap<Database, Map<string, Promise<void>>>()

const noteOnce = (database: Database, userId: string, now: Date): Promise<void> => {
  const pending = noting.get(database) ?? new Map<string, Promise<void>>()
  noting.set(database, pending)
  const before = pending.get(userId)
  if (before !== undefined) return before
  const noted = database.write((tables) => noteSeen({ tables, now }, userId)).finally(() => pending.delete(userId))
  pending.set(userId, noted)
  return noted
}

/** Does what a call left to be done once it was committed. */
export const runTask = (task: Task, database: Database, { ports, now }: Request): Promise<void> => {
  if (task.kind === 'PUSH') return ports.push.send(task.token, task.data)
  if (task.kind === 'MAIL') return ports.mail.send(task.message)
  return noteOnce(database, task.userId, now)
}
