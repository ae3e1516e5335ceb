import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Context, WriteContext } from '#backend/context.ts'
import { badField, refusal } from '#backend/refusal.ts'
import { changedRow } from '#backend/rows.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { type IsrcSequence, isrcFrom, nextIsrcNumber } from '#src/domain/identifiers/isrc.ts'
import { ISRC_NUMBER_MAX } from '#src/domain/limits.ts'

dayjs.extend(utc)

const yearOf = ({ now }: Pick<Context, 'now'>): number => dayjs.utc(now).year()

/** The code that the next track of the label without one is given. */
export const nextIsrcOf = (context: Pick<Context, 'now'>, { isrcPrefix, isrcSequence }: LabelRow): string | null => {
  const year = yearOf(context)
  const number = nextIsrcNumber(isrcSequence, year)
  return isrcPrefix === null || number > ISRC_NUMBER_MAX ? null : isrcFrom(isrcPrefix, year, number)
}

/** The sequence from a number on. One that was passed this year may have been assigned, also to what was deleted. */
export const startIsrcsAt = (context: Pick<Context, 'now'>, row: LabelRow, next: number): IsrcSequence => {
  const year = yearOf(context)
  if (next < nextIsrcNumber(row.isrcSequence, year)) throw badField('nextIsrcNumber', 'ISRC_NUMBER_PASSED')
  return { year, next }
}

/**
 * Gives each track of the release that has no ISRC the next one of its label. Refuses when the year has none left; a
 * label without a prefix assigns none.
 */
export const assignIsrcs = async (context: WriteContext, { labelId, tracklist }: ReleaseRow): Promise<void> => {
  const { assets, labels } = context.tables
  const label = labelId === null ? undefined : await labels.get(labelId)
  if (label === undefined || label.isrcPrefix === null) return
  const { isrcPrefix } = label
  const tracks = await Promise.all(tracklist.map(({ assetId }) => assets.get(assetId)))
  const without = tracks.filter((track) => track !== undefined && track.isrc === null)
  if (without.length === 0) return
  const year = yearOf(context)
  let next = nextIsrcNumber(label.isrcSequence, year)
  const unused = async (): Promise<string> => {
    if (next > ISRC_NUMBER_MAX) throw refusal('PRECONDITION_FAILED', 'ISRC_POOL_DEPLETED')
    const isrc = isrcFrom(isrcPrefix, year, next)
    next += 1
    // Somebody may have typed one of the later numbers.
    return (await assets.count({ key: { isrc } })) === 0 ? isrc : unused()
  }
  for (const track of without)
    if (track !== undefined) await assets.put(changedRow(context, track, { isrc: await unused() }))
  // The counter is no edit: it causes no conflict for somebody who edits the label meanwhile.
  await labels.put({ ...label, isrcSequence: { year, next } })
}
