import { type Figure, percentile } from '../figure.ts'
import type { Call, Kind } from './call-list.ts'
import { busyOf, type RunningServer } from './server-process.ts'

/** At most so long, for 95 of 100 calls: in one organization, and over all of them. */
const AIMS_MS: Record<Kind, { one: number; all: number }> = {
  page: { one: 60, all: 120 },
  search: { one: 100, all: 100 },
  open: { one: 20, all: 20 },
  save: { one: 60, all: 60 },
}
const WARM_UP = 5
const P95 = 0.95

/** How often each call is made. */
export const ROUNDS = Number(process.env['ROUNDS'] ?? 200)

/** What calls take, one after another; the processor's time is that of the server and its database for one of them. */
export const timeCalls = async (
  { call, kind, what, prepare = async () => undefined }: Call,
  who: 'one' | 'all',
  [server, database]: readonly [RunningServer, number | undefined],
): Promise<Figure> => {
  const pids = [server.pid, ...(database === undefined ? [] : [database])]
  for (let round = 0; round < WARM_UP; round += 1) {
    await prepare(round)
    await call(round)
  }
  const waited: number[] = []
  let busy = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare(round)
    const [started, before] = [performance.now(), busyOf(pids)]
    await call(round)
    waited.push(performance.now() - started)
    busy += busyOf(pids) - before
  }
  return {
    what: `${what}, ${who === 'one' ? 'one organization' : 'all organizations'}`,
    unit: 'ms',
    aim: AIMS_MS[kind][who],
    figure: percentile(waited, P95),
    worst: Math.max(...waited),
    busy: busy / ROUNDS,
  }
}
