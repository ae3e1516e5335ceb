import { inOrganizationShown, seesLabel, organizationOfNew, sentBefore, visible } from '#backend/access.ts'
import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { nextIsrcOf, startIsrcsAt } from '#backend/labels/isrc.ts'
import { checkLabelRow, refuseLabelsInUse } from '#backend/labels/rules.ts'
import { organizationReference } from '#backend/references.ts'
import {
  removeRows,
  setStatus,
  visibleRows,
  foundBy,
  sortOf,
  changedRow,
  checkRevision,
  definedFields,
  newRow,
} from '#backend/rows.ts'
import { requireCaller, requirePermission, requireCallerWith } from '#backend/session.ts'
import { type LabelRow, labels as table } from '#backend/tables/labels.ts'
import type { Label } from '#src/contract/labels.ts'

export const labelView = async (context: Context, row: LabelRow): Promise<Label> => {
  const { organizationId, createdBy: _, ...fields } = row
  const [organization, releasesCount, nextIsrc] = await Promise.all([
    organizationReference(context, organizationId),
    context.tables.releases.count({ is: { labelId: row.id } }),
    nextIsrcOf(context, row),
  ])
  return { ...fields, nextIsrc, organization, releasesCount }
}

const managing = (context: Context) => requireCallerWith(context, 'MANAGE_LABEL')

type Saved = { before?: LabelRow; nextIsrcNumber?: number | undefined }

const save = async (context: WriteContext, row: LabelRow, { before, nextIsrcNumber }: Saved = {}) => {
  await checkLabelRow(context, row, before)
  if (nextIsrcNumber !== undefined) await startIsrcsAt(context, row, nextIsrcNumber)
  return labelView(context, await context.tables.labels.put(row))
}

export const labels: Handlers['labels'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const shown = {
      is: definedFields({ status: input.status }),
      all: [inOrganizationShown(caller, input.organizationId), seesLabel(caller), foundBy(input.search)],
    }
    const { rows, count } = await context.tables.labels.page(shown, input, sortOf(table, input))
    return { labels: await Promise.all(rows.map((row) => labelView(context, row))), count }
  },
  get: async ({ labelId }, context) => {
    const caller = await managing(context)
    return labelView(context, await visible(context.tables.labels, labelId, seesLabel(caller)))
  },
  defaults: async ({ labelId }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_RELEASE', 'MANAGE_LABEL')
    const { defaults, isrcPrefix } = await visible(context.tables.labels, labelId, seesLabel(caller))
    return { ...defaults, isrcPrefix }
  },
  create: async ({ id, organizationId: requested, name, ...fields }, context) => {
    const caller = await managing(context)
    const before = await sentBefore(caller, context.tables.labels, id, seesLabel(caller))
    if (before !== undefined) return labelView(context, before)
    const organizationId = await organizationOfNew(context, caller, { organizationId: requested })
    const owner = { organizationId, createdBy: caller.user.id }
    return save(context, { ...table.defaults, ...definedFields(fields), name, ...newRow(context, id), ...owner })
  },
  update: async ({ labelId, revision, nextIsrcNumber, ...fields }, context) => {
    const caller = await managing(context)
    const before = await visible(context.tables.labels, labelId, seesLabel(caller))
    await checkRevision(before, revision, () => labelView(context, before))
    return save(context, changedRow(context, before, definedFields(fields)), { before, nextIsrcNumber })
  },
  toggle: async ({ labelIds, status }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.labels, labelIds, seesLabel(caller))
    return setStatus(context, context.tables.labels, rows, status)
  },
  permanentlyDelete: async ({ labelIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.labels, labelIds, seesLabel(caller))
    await refuseLabelsInUse(context, caller, rows)
    return removeRows(context.tables.labels, rows)
  },
}
