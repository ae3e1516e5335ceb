import { setTimeout as pause } from 'node:timers/promises'
import { TRPCClientError } from '@trpc/client'
import { type Figure, percentile } from '../figure.ts'
import type { Call, Kind } from './call-list.ts'
import { busyOf, type RunningServer } from './server-process.ts'

/** Of twenty calls: most look at lists, some at what is in them, and one saves. */
const MIX: readonly Kind[] = [...'pppppppppppsssooooov'].map((letter) =>
  letter === 'p' ? 'page' : letter === 's' ? 'search' : letter === 'o' ? 'open' : 'save',
)
/** Every so many calls is one of somebody who sees all organizations. */
const REVIEWER_EVERY = 10
const SECONDS = Number(process.env['SECONDS'] ?? 30)
const CALLS_A_SECOND_MIN = 300
const AT_ONCE = 24
const CLIENTS = 500
const CLIENTS_P95_MS = 150
/** As long as somebody looks at what is there, on average. */
const PAUSE_MS = 5000
const P95 = 0.95

type Lists = { member: readonly Call[]; reviewer: readonly Call[] }

/** The calls of many people, one after another: none is made twice at the same moment. */
const mixer = ({ member, reviewer }: Lists) => {
  let made = 0
  return (): { call: Call; round: number } => {
    const round = made
    made += 1
    const list = round % REVIEWER_EVERY === 0 ? reviewer : member
    const fitting = list.filter(({ kind }) => kind === MIX[round % MIX.length])
    const call = fitting[Math.floor(round / MIX.length) % fitting.length]
    if (call === undefined) throw new Error('Nothing to call')
    return { call, round }
  }
}

type Made = { waited: number[]; failures: Map<string, number> }
/** What failed and as what: the call, the code of its refusal, and the message where that says more. */
const describeFailure = (what: string, error: unknown): string => {
  if (!(error instanceof TRPCClientError)) return `${what}: ${error instanceof Error ? error.message : String(error)}`
  const code: unknown = error.data?.code
  const isRefused = typeof code === 'string'
  return `${what}: ${isRefused ? code : 'no answer'}${error.message === code ? '' : ` (${error.message})`}`
}

const make = async ({ call, round }: ReturnType<ReturnType<typeof mixer>>, made: Made): Promise<void> => {
  const timed = async (work: (round: number) => Promise<unknown>) => {
    const started = performance.now()
    await work(round)
    made.waited.push(performance.now() - started)
  }
  try {
    if (call.prepare !== undefined) await timed(call.prepare)
    await timed(call.call)
  } catch (error) {
    const failure = describeFailure(call.what, error)
    made.failures.set(failure, (made.failures.get(failure) ?? 0) + 1)
  }
}

/** How many calls a server answers in a second, and how long people wait of whom many look at it at once. */
export const timeLoad = async (
  lists: Lists,
  [server, database]: readonly [RunningServer, number],
  report: (figure: Figure) => void,
): Promise<void> => {
  const next = mixer(lists)
  const during = async (clients: number, live: (made: Made, isOver: () => boolean) => Promise<void>) => {
    const made: Made = { waited: [], failures: new Map() }
    const before = busyOf([server.pid, database])
    const until = performance.now() + SECONDS * 1000
    const isOver = () => performance.now() > until
    await Promise.all(Array.from({ length: clients }, () => live(made, isOver)))
    return { ...made, busy: (busyOf([server.pid, database]) - before) / made.waited.length }
  }
  const closed = await during(AT_ONCE, async (made, isOver) => {
    while (!isOver()) await make(next(), made)
  })
  const mixed = { what: 'mixed calls a second', unit: '' as const, isLeast: true }
  report({ ...mixed, aim: CALLS_A_SECOND_MIN, figure: closed.waited.length / SECONDS, busy: closed.busy })
  const open = await during(CLIENTS, async (made, isOver) => {
    await pause(Math.random() * PAUSE_MS)
    while (!isOver()) {
      await make(next(), made)
      await pause(Math.random() * 2 * PAUSE_MS)
    }
  })
  const wait = { figure: percentile(open.waited, P95), worst: Math.max(...open.waited), busy: open.busy }
  report({ what: `a call while ${CLIENTS} people work`, unit: 'ms', aim: CLIENTS_P95_MS, ...wait })
  const failures = [...closed.failures, ...open.failures]
  report({ what: 'calls that failed', unit: '', aim: 0, figure: failures.reduce((sum, [, times]) => sum + times, 0) })
  for (const [failure, times] of failures) console.log(`    ${times} × ${failure}`)
}
