import type { AssetRow } from '#backend/tables/assets.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import { isrcFrom, isrcNumberOf } from '#src/domain/identifiers/isrc.ts'

const PREFIX_LENGTH = 7

/** Labels that go on after the codes of this year which the recordings have already. */
export const withIsrcSequences = (
  labels: readonly LabelRow[],
  assets: readonly Pick<AssetRow, 'isrc'>[],
  year: number,
): LabelRow[] => {
  const last = new Map<string, number>()
  for (const { isrc } of assets) {
    if (isrc === null) continue
    const start = isrc.slice(0, PREFIX_LENGTH)
    last.set(start, Math.max(last.get(start) ?? 0, isrcNumberOf(isrc)))
  }
  return labels.map((label) => {
    const used = label.isrcPrefix === null ? 0 : last.get(isrcFrom(label.isrcPrefix, year, 1).slice(0, PREFIX_LENGTH))
    return used === undefined || used === 0 ? label : { ...label, isrcSequence: { year, next: used + 1 } }
  })
}
