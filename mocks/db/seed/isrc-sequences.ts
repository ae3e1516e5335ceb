import type { AssetRow } from '#backend/tables/assets.ts'
import type { IsrcSequenceRow } from '#backend/tables/isrc-sequences.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { isrcNumberOf, isrcStartOf } from '#src/domain/identifiers/isrc.ts'

/** Prefixes go on after the codes that the recordings have already. */
export const seedIsrcSequences = (calendar: Calendar, assets: readonly Pick<AssetRow, 'isrc'>[]): IsrcSequenceRow[] => {
  const last = new Map<string, number>()
  for (const { isrc } of assets) {
    if (isrc === null) continue
    const start = isrcStartOf(isrc)
    last.set(start, Math.max(last.get(start) ?? 0, isrcNumberOf(isrc)))
  }
  return [...last].map(([start, number]) => ({ ...rowOf(calendar, start, -1), id: start, next: number + 1 }))
}
