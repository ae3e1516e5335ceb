import { seesArtist, seesRelease } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { badField } from '#backend/refusal.ts'
import { refuseDependents, checkUnique } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { type LabelRow, labels } from '#backend/tables/labels.ts'

export const checkLabelRow = async (
  { tables }: Context,
  row: LabelRow,
  before: LabelRow | undefined,
): Promise<void> => {
  await checkUnique(tables.labels, labels, row, before)
  const storeIds = [...new Set(row.defaults.distributionProviders)]
  if ((await tables.stores.count({ ids: storeIds })) < storeIds.length)
    throw badField('defaults.distributionProviders', 'NOT_FOUND')
}

/** A label cannot be deleted while it has releases or artists. */
export const refuseLabelsInUse = async (
  { tables }: Context,
  caller: Caller,
  rows: readonly LabelRow[],
): Promise<void> => {
  const labelId = rows.map(({ id }) => id)
  await refuseDependents('LABEL_HAS_RELEASES', tables.releases, { in: { labelId } }, seesRelease(caller))
  await refuseDependents('LABEL_HAS_ARTISTS', tables.artists, { in: { labelId } }, seesArtist(caller))
}
