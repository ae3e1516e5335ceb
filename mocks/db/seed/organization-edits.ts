import type { OrganizationEditRow } from '#backend/tables/organizations.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { userIdOf } from '#mocks/db/seed/users.ts'

/** What the demo's first organization can tell of itself. */
export const seedOrganizationEdits = (
  calendar: Calendar,
  seededOrganizations: readonly SeededOrganization[],
): OrganizationEditRow[] =>
  seededOrganizations
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
