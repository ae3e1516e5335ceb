import { need, organizationShown, seesArtist, seesLabel, seesRelease } from '#mocks/access.ts'
import { refuseDependents, removeRows, setStatus, visibleRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { changed, checkRevision, given, newRow } from '#mocks/db/changes.ts'
import { releasesByLabel } from '#mocks/db/links.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { LabelRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { checkName } from '#mocks/names.ts'
import { organizationOfNew, sentBefore, visible } from '#mocks/ownership.ts'
import { badField } from '#mocks/refusal.ts'
import { NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { labelView } from '#mocks/views/label.ts'

export const labelFound = ({ id, name, isrcPrefix }: LabelRow): Findable => ({ texts: [name], codes: [id, isrcPrefix] })
const sorts: Sorts<LabelRow> = {
  name: ({ name }) => name,
  isrcPrefix: ({ isrcPrefix }) => isrcPrefix,
  status: ({ status }) => status,
}

const managing = async (context: Context) => {
  const caller = await signedIn(context)
  need(caller, 'MANAGE_LABEL')
  return caller
}

const save = async (context: Context, row: LabelRow, before: LabelRow | undefined) => {
  const { labels } = context.tables
  const among = ({ organizationId }: LabelRow) => organizationId === row.organizationId
  await checkName(labels, row, before, 'DUPLICATE_LABEL_NAME', among)
  const { id, isrcPrefix } = row
  const other =
    isrcPrefix === null ? undefined : await labels.find((one) => one.id !== id && one.isrcPrefix === isrcPrefix)
  if (other !== undefined) throw badField('isrcPrefix', 'DUPLICATE_ISRC_PREFIX')
  for (const storeId of row.defaults.distributionProviders)
    if ((await context.tables.stores.get(storeId)) === undefined)
      throw badField('defaults.distributionProviders', 'NOT_FOUND')
  return labelView(context, await labels.put(row))
}

export const labels: Handlers['labels'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const organizationId = organizationShown(caller, input.organizationId)
    const sees = seesLabel(caller)
    const found = searcher(input.search, labelFound)
    const rows = await context.tables.labels.filter(
      (row) =>
        (organizationId === null || row.organizationId === organizationId) &&
        (input.status === undefined || row.status === input.status) &&
        sees(row) &&
        found(row),
    )
    const page = pageOf(rows, input, sorts)
    return { labels: await Promise.all(page.rows.map((row) => labelView(context, row))), count: page.count }
  },
  get: async ({ labelId }, context) => {
    const caller = await managing(context)
    return labelView(context, visible(await context.tables.labels.get(labelId), seesLabel(caller)))
  },
  defaults: async ({ labelId }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE', 'MANAGE_LABEL')
    return visible(await context.tables.labels.get(labelId), seesLabel(caller)).defaults
  },
  create: async ({ id, organizationId: requested, name, isrcPrefix = null, defaults = NO_LABEL_DEFAULTS }, context) => {
    const caller = await managing(context)
    const before = id === undefined ? undefined : sentBefore(caller, await context.tables.labels.get(id), seesLabel)
    if (before !== undefined) return labelView(context, before)
    const organizationId = await organizationOfNew(context, caller, { organizationId: requested })
    const owner = { organizationId, createdBy: caller.user.id }
    const row = { ...newRow(context, id), ...owner, name, isrcPrefix, defaults, status: 'ACTIVE' as const }
    return save(context, row, undefined)
  },
  update: async ({ labelId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = visible(await context.tables.labels.get(labelId), seesLabel(caller))
    await checkRevision(before, revision, () => labelView(context, before))
    return save(context, changed(context, before, given(fields)), before)
  },
  toggle: async ({ labelIds, status }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.labels, labelIds, seesLabel(caller))
    return setStatus(context, context.tables.labels, rows, status)
  },
  permanentlyDelete: async ({ labelIds }, context) => {
    const caller = await managing(context)
    const { labels, releases, artists } = context.tables
    const rows = await visibleRows(labels, labelIds, seesLabel(caller))
    const all = await releases.all()
    const own = new Set(rows.map(({ id }) => id))
    const released = rows.flatMap(({ id }) => releasesByLabel(all, id))
    refuseDependents('LABEL_HAS_RELEASES', released, seesRelease(caller))
    const signed = await artists.filter(({ labelId }) => labelId !== null && own.has(labelId))
    refuseDependents('LABEL_HAS_ARTISTS', signed, seesArtist(caller))
    return removeRows(labels, rows)
  },
}
