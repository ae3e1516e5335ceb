import { type Catalogue, tables } from '#backend/tables/tables.ts'
import { testRow, LABEL, ORGANIZATION } from '#mocks/testing/test-ids.ts'

const PAPERS = {
  ...tables.organizations.defaults,
  bankName: 'Test Bank',
  iban: 'IT60X0542811101000000123456',
  swiftCode: 'TESTIT2L',
}

/** The organizations of the small catalogue, all with the same account, and a label for two of them. */
export const smallOrganizations = (now: Date): Pick<Catalogue, 'organizations' | 'labels'> => {
  const label = (id: string, organizationId: string, name: string, isrcPrefix: string) => ({
    ...tables.labels.defaults,
    ...testRow(id, now),
    organizationId,
    createdBy: null,
    name,
    isrcPrefix,
  })
  return {
    organizations: Object.entries(ORGANIZATION).map(([name, id]) => ({
      ...testRow(id, now),
      ...PAPERS,
      name,
    })),
    labels: [
      label(LABEL.own, ORGANIZATION.first, 'Own Label', 'IT-OWN'),
      label(LABEL.foreign, ORGANIZATION.foreign, 'Foreign', 'IT-FOR'),
    ],
  }
}
