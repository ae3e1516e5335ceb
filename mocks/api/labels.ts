import { need, organizationShown, seesLabel } from '#mocks/access.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { LabelRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { labelView } from '#mocks/views/label.ts'

export const labelFound = ({ id, name }: LabelRow): Findable => ({ texts: [name], codes: [id] })
const sorts: Sorts<LabelRow> = { name: ({ name }) => name, status: ({ status }) => status }

export const labels: Handlers['labels'] = {
  list: async (input, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_LABEL')
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
}
