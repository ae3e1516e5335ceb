import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'
import { percentile } from '../figure.ts'
import { countRequests, type Figures, measureTimes } from './measure.ts'
import { SiteServer } from './site-server.ts'
import { FLOOR, LINER, type Site } from './sites.ts'

/** An aim is a limit, or a multiple of what the floor takes. */
type Row = { name: string; what: string; unit?: string; times?: number; most?: number }

const ROWS: readonly Row[] = [
  { name: 'coldPaint', what: 'cold: first paint', times: 0.4 },
  { name: 'coldList', what: 'cold: list painted', times: 1.15 },
  { name: 'fastList', what: 'cold, no throttling: list painted', times: 1.3 },
  { name: 'repeatList', what: 'repeat visit: list painted', times: 1.15 },
  { name: 'offlineList', what: 'offline start: list painted', times: 1.15 },
  { name: 'first', what: 'list → release, the first', times: 1.3 },
  { name: 'next', what: 'list → release, the next', times: 1.3 },
  { name: 'back', what: 'back to the list', times: 1 },
  { name: 'click', what: 'worst click', most: 64 },
  { name: 'key', what: 'worst key', most: 32 },
  { name: 'waves', what: 'waves until the list', unit: '', most: 3 },
  { name: 'requestsUntilList', what: 'requests until the list', unit: '', most: 11 },
  { name: 'requestsUntilQuiet', what: 'requests until quiet', unit: '', most: 25 },
  { name: 'scripts', what: 'scripts until quiet', unit: 'kB' },
  { name: 'bytes', what: 'all until quiet, without covers', unit: 'kB' },
  { name: 'heap', what: 'heap after 20 trips', unit: 'MB', most: 9 },
]

const MEDIAN = 0.5

type Measured = { site: Site; server: SiteServer; counts: Figures; rounds: Figures[] }

const medianOf = ({ counts, rounds }: Measured, name: string): number => {
  const count = counts[name]
  return (
    count ??
    percentile(
      rounds.flatMap((round) => round[name] ?? []),
      MEDIAN,
    )
  )
}

/** The ratio of each round by itself: what slows the machine for a while slows both. */
const ratioOf = (liner: Measured, floor: Measured, name: string): number => {
  const ratios = liner.rounds.flatMap((round, index) => {
    const [ours, bare] = [round[name], floor.rounds[index]?.[name]]
    return ours === undefined || bare === undefined ? [] : [ours / bare]
  })
  return ratios.length === 0 ? medianOf(liner, name) / medianOf(floor, name) : percentile(ratios, MEDIAN)
}

const cell = (text: string) => text.padStart(12)
const inUnit = (value: number, unit: string) => `${value.toFixed(unit === 'MB' ? 1 : 0)} ${unit}`.trimEnd()

const printRow = ({ name, what, unit = 'ms', times, most }: Row, liner: Measured, floor: Measured): boolean => {
  const value = medianOf(liner, name)
  const ratio = ratioOf(liner, floor, name)
  const isMissed = (times !== undefined && !(ratio <= times)) || (most !== undefined && !(value <= most))
  const limit = most === undefined ? '' : `≤ ${inUnit(most, unit)}`
  const aim = times === undefined ? limit : `≤ ${times.toFixed(2)} ×`
  const cells = [inUnit(value, unit), inUnit(medianOf(floor, name), unit), `${ratio.toFixed(2)} ×`, aim]
  console.log(`${isMissed ? '✗' : ' '} ${what.padEnd(36)}${cells.map(cell).join('')}`)
  return isMissed
}

/** A fixed piece of work. The time it takes shows how much of the machine is free. */
const timeFixedWork = (): number => {
  const startedAt = performance.now()
  createHash('sha256').update(WORK).digest()
  return performance.now() - startedAt
}
const WORK = Buffer.alloc(40_000_000)
/** On a quiet machine the slowest takes less than so many times the fastest, and less than one processor is in use. */
const NOISY = 1.5
const BUSY = 1

/** Measures Liner beside the floor, in turns; whether an aim is missed. */
export const measureLoad = async (rounds: number): Promise<boolean> => {
  const prepare = async (site: Site): Promise<Measured> => {
    const server = new SiteServer(site.build)
    await server.start()
    return { site, server, counts: await countRequests(site, server), rounds: [] }
  }
  const [liner, floor] = [await prepare(LINER), await prepare(FLOOR)]
  const [inUse = 0] = loadavg()
  const work: number[] = []
  for (let round = 1; round <= rounds; round += 1)
    for (const { site, server, rounds: done } of [liner, floor]) {
      console.error(`  round ${round} of ${rounds}: ${site.name}`)
      work.push(timeFixedWork())
      done.push(await measureTimes(site, server))
    }
  console.log(
    `\n  ${'processor ÷ 4, 1.6 Mbit/s, 150 ms'.padEnd(36)}${['Liner', 'floor', 'ratio', 'aim'].map(cell).join('')}`,
  )
  const missed = ROWS.filter((row) => printRow(row, liner, floor))
  if (inUse > BUSY || Math.max(...work) > Math.min(...work) * NOISY)
    console.log('  The machine was busy: repeat the run, or trust only counts and bytes.')
  await Promise.all([liner, floor].map(({ server }) => server.stop()))
  return missed.length > 0
}
