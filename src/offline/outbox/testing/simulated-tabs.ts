import { z } from '#src/contract/zod.ts'
import { idempotencyKeyOf, type NewChange, type OutboxChange, outboxChange } from '#src/offline/outbox/queue/change.ts'
import { conflictingFields, withConflictResolved } from '#src/offline/outbox/queue/edit-conflict.ts'
import { added, EMPTY, type Outcome, type Queue } from '#src/offline/outbox/queue/queue.ts'
import { runSendLoop } from '#src/offline/outbox/sending/send-loop.ts'

type Entity = { id: string; revision: number; title: string; names: unknown; applied: string[] }
type Network = 'UP' | 'DOWN' | 'ANSWERS_LOST' | 'SENT_TWICE' | 'SLOW'
type Tab = { alive: boolean; wake: () => void }

const sent = z.object({
  id: z.optional(z.string()),
  releaseId: z.optional(z.string()),
  revision: z.optional(z.int()),
  title: z.string(),
  names: z.array(z.string()),
})
const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve))
const turns = async (count: number) => {
  for (let at = 0; at < count; at++) await turn()
}
const OWNER = { userId: 'anna', organizationId: null }
const forEver = new Promise<never>(() => undefined)

/**
 * A server as the contract has it: an id makes one entity, an update is taken over its own revision only, and what was
 * answered under a key is answered again.
 */
const testServer = () => {
  const entities = new Map<string, Entity>()
  const answers = new Map<string, Outcome>()
  const take = (change: OutboxChange): Outcome => {
    const key = idempotencyKeyOf(change)
    const outcome = answers.get(key) ?? makeChange(change)
    answers.set(key, outcome)
    return outcome
  }
  const makeChange = ({ path, input }: OutboxChange): Outcome => {
    const { id, releaseId = '', revision, title, names } = sent.parse(input)
    if (!names.every((name) => entities.has(name)))
      return { kind: 'REFUSED', failure: { code: 'BAD_REQUEST', message: path, fields: { names: 'NOT_FOUND' } } }
    if (id !== undefined) {
      if (!entities.has(id)) entities.set(id, { id, revision: 1, title, names, applied: [title] })
      return { kind: 'DONE' }
    }
    const before = entities.get(releaseId)
    const current = before === undefined ? undefined : { ...before }
    if (before === undefined || before.revision !== revision) {
      const code = before === undefined ? 'NOT_FOUND' : 'CONFLICT'
      return { kind: 'REFUSED', failure: { code, message: path, fields: {}, current } }
    }
    entities.set(releaseId, { ...before, title, names, revision: revision + 1, applied: [...before.applied, title] })
    return { kind: 'DONE' }
  }
  /** Somebody else changes it from elsewhere. */
  const meddle = (id: string) => {
    const before = entities.get(id)
    if (before !== undefined)
      entities.set(id, {
        ...before,
        title: 'theirs',
        revision: before.revision + 1,
        applied: [...before.applied, 'theirs'],
      })
  }
  return { entities, take, meddle }
}

/** A browser with several tabs over one queue, one of which sends; a network that does what networks do; virtual time. */
export const simulateTabs = () => {
  const server = testServer()
  const tabs: Tab[] = []
  let queue: Queue = EMPTY
  let network: Network = 'UP'
  let now = 0
  let leader: Tab | undefined

  const change = async (next: (queue: Queue) => Queue) => {
    await turn()
    // What is stored and read again is a copy, of which nothing may be lost.
    const { changes, files } = next(queue)
    queue = { files, changes: changes.map((each) => outboxChange.parse(structuredClone(each))) }
    await turn()
    return queue
  }
  const inTab = (tab: Tab) => async (next: (queue: Queue) => Queue) => {
    const changed = tab.alive ? await change((before) => (tab.alive ? next(before) : before)) : queue
    return tab.alive ? changed : forEver
  }
  const deliver = async (each: OutboxChange): Promise<Outcome> => {
    const way = network
    if (way === 'DOWN') return { kind: 'LATER', sent: false }
    await turns(way === 'SLOW' ? 40 : 2)
    const outcome = server.take(each)
    if (way === 'SENT_TWICE') server.take(each)
    await turns(2)
    return way === 'ANSWERS_LOST' ? { kind: 'LATER', sent: true } : outcome
  }
  const lead = (tab: Tab) => {
    leader = tab
    const rest = (milliseconds: number | null) =>
      new Promise<void>((resolve) => {
        tab.wake = resolve
        if (milliseconds !== null) timers.push({ at: now + milliseconds, ring: resolve })
      })
    void runSendLoop({
      change: inTab(tab),
      deliver: async (each) => (tab.alive ? deliver(each) : forEver),
      isReachable: async () => network !== 'DOWN',
      signedIn: () => ({ userId: OWNER.userId, jwt: 'token' }),
      now: () => now,
      rest,
      isOver: () => !tab.alive,
    })
  }
  const timers: { at: number; ring: () => void }[] = []
  const elect = () => {
    if (leader?.alive === true) return
    const next = tabs.find(({ alive }) => alive)
    if (next !== undefined) lead(next)
  }

  return {
    server,
    turns,
    queue: () => queue,
    change,
    tabs: () => tabs.filter(({ alive }) => alive).length,
    network: (next: Network) => {
      network = next
      leader?.wake()
    },
    open: () => {
      tabs.push({ alive: true, wake: () => undefined })
      elect()
    },
    kill: () => {
      if (leader !== undefined) leader.alive = false
      elect()
    },
    pass: (milliseconds: number) => {
      now += milliseconds
      for (const timer of timers.splice(0)) {
        if (timer.at <= now) timer.ring()
        else timers.push(timer)
      }
    },
    /** Acknowledged once this resolves: from here on it may not be lost. */
    make: async (
      made: Pick<NewChange, 'path' | 'input' | 'title'>,
      tab: Tab = { alive: true, wake: () => undefined },
    ) => {
      const id = crypto.randomUUID()
      await inTab(tab)((before) => added(before, { ...made, id, ...OWNER, since: now, uncertain: false }))
      leader?.wake()
    },
    /** The person keeps their own of every comparison. */
    keepMine: async () => {
      const refused = queue.changes.find(({ failure }) => failure?.code === 'CONFLICT')
      if (refused !== undefined)
        await change((before) => withConflictResolved(before, refused.id, conflictingFields(refused)))
      leader?.wake()
    },
  }
}
export type SimulatedTabs = ReturnType<typeof simulateTabs>
