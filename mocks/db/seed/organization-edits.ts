import { tables } from '#backend/tables/tables.ts'
import type { OrganizationEditRow } from '#backend/tables/organizations.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { Home } from '#mocks/db/seed/homes.ts'
import { rowOf } from '#mocks/db/seed/row.ts'
import { userIdOf } from '#mocks/db/seed/users.ts'

/** What the demo's first organization can tell of itself. */
export const seedOrganizationEdits = (calendar: Calendar, homes: readonly Home[]): OrganizationEditRow[] =>
  homes
    .filter(({ roster }) => roster.key === 'lanterna')
    .flatMap(({ organization: { id, website, phone } }) => {
      const edit = (key: string, days: number, more: Pick<OrganizationEditRow, 'event' | 'subject' | 'changes'>) => ({
        ...tables.organizationEdits.defaults,
        ...rowOf(calendar, `organization-edit/${key}`, days),
        organizationId: id,
        userId: userIdOf('member@liner.test'),
        ...more,
      })
      const hidden = { hidden: true, before: null, after: null }
      return [
        edit('site', -410, {
          event: 'CHANGED',
          subject: null,
          changes: [
            { field: 'website', hidden: false, before: 'http://lanterna.example.com', after: website },
            { field: 'phone', hidden: false, before: null, after: phone },
          ],
        }),
        edit('joined', -310, { event: 'INVITED', subject: 'luca.traverso@lanterna.test', changes: [] }),
        edit('bank', -92, { event: 'CHANGED', subject: null, changes: [{ field: 'iban', ...hidden }] }),
        edit('invited', -1.1, { event: 'INVITED', subject: 'invited@liner.test', changes: [] }),
      ]
    })
