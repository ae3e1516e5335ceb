/** Chance that is the same each time: mulberry32, from a seed of one's own for each table. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]
  return { next, below, pick, chance: (share: number) => next() < share }
}
export type Random = ReturnType<typeof randomFrom>

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0').slice(-length)

/** The id of the n-th row of a table: shaped like any other UUID, and the same each time. */
export const idOf = (table: number, index: number): string =>
  `${hex(table * 7919 + 4096, 8)}-${hex(index, 4)}-4${hex(index * 31, 3)}-8${hex(index * 17 + table, 3)}-${hex(index * 2654435 + table, 12)}`

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export const instantBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
