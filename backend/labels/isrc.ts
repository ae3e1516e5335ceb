import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Context, WriteContext } from '#backend/context.ts'
import { badField, refusal } from '#backend/refusal.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { FIRST_ISRC_NUMBER, isrcAt, isrcNumbers, isrcStart } from '#src/domain/identifiers/isrc.ts'

dayjs.extend(utc)

/** What the codes of this year begin with; null where the label has no prefix and assigns none. */
const startOf = ({ now }: Pick<Context, 'now'>, { isrcPrefix }: Pick<LabelRow, 'isrcPrefix'>): string | null =>
  isrcPrefix === null ? null : isrcStart(isrcPrefix, dayjs.utc(now).year())

const numberAfter = async ({ tables }: Context, start: string): Promise<number> =>
  (await tables.isrcSequences.get(start))?.next ?? FIRST_ISRC_NUMBER

const setNext = async (context: WriteContext, start: string, next: number): Promise<void> => {
  const { isrcSequences } = context.tables
  const before = await isrcSequences.get(start)
  const row = before === undefined ? { ...newRow(context, start), next } : changedRow(context, before, { next })
  await isrcSequences.put(row)
}

/**
 * The first number from this one on whose code no track has, since somebody may have typed it. Each time twice as many are
 * asked for together: a catalogue that was imported may have thousands in a row. Null where the year has none left.
 */
const unusedNumber = async (context: Context, start: string, from: number, howMany = 1): Promise<number | null> => {
  const numbers = isrcNumbers(from, howMany)
  if (numbers.length === 0) return null
  const { assets } = context.tables
  const uses = await Promise.all(numbers.map((number) => assets.count({ key: { isrc: isrcAt(start, number) } })))
  const unused = numbers.find((_, position) => uses[position] === 0)
  return unused ?? unusedNumber(context, start, from + howMany, howMany * 2)
}

/** The code that the next track of the label without one is given. */
export const nextIsrcOf = async (context: Context, label: LabelRow): Promise<string | null> => {
  const start = startOf(context, label)
  if (start === null) return null
  const number = await unusedNumber(context, start, await numberAfter(context, start))
  return number === null ? null : isrcAt(start, number)
}

/** Goes on from a number. One that was passed this year may have been assigned, also to what was deleted. */
export const startIsrcsAt = async (context: WriteContext, label: LabelRow, next: number): Promise<void> => {
  const start = startOf(context, label)
  if (start === null) return
  if (next < (await numberAfter(context, start))) throw badField('nextIsrcNumber', 'ISRC_NUMBER_PASSED')
  await setNext(context, start, next)
}

/**
 * Gives each track of the release that has no ISRC the next one of its label's prefix. Refuses when the year has none left;
 * a label without a prefix assigns none.
 */
export const assignIsrcs = async (context: WriteContext, { labelId, tracklist }: ReleaseRow): Promise<void> => {
  const { assets, labels } = context.tables
  const label = labelId === null ? undefined : await labels.get(labelId)
  const start = label === undefined ? null : startOf(context, label)
  if (start === null) return
  const tracks = await Promise.all(tracklist.map(({ assetId }) => assets.get(assetId)))
  const without = tracks.filter((track) => track !== undefined && track.isrc === null)
  if (without.length === 0) return
  let next = await numberAfter(context, start)
  for (const track of without) {
    const number = await unusedNumber(context, start, next)
    if (number === null) throw refusal('PRECONDITION_FAILED', 'ISRC_POOL_DEPLETED')
    if (track !== undefined) await assets.put(changedRow(context, track, { isrc: isrcAt(start, number) }))
    next = number + 1
  }
  await setNext(context, start, next)
}
