import { organizations } from '#backend/tables/organizations.ts'
import type { Catalogue } from '#backend/tables/tables.ts'
import { testRow } from '#mocks/testing/test-row.ts'
import { LABEL, ORGANIZATION } from '#mocks/testing/test-ids.ts'
import { NO_LABEL_DEFAULTS } from '#src/domain/label-defaults.ts'

const PAPERS = {
  ...organizations.defaults,
  bankName: 'Test Bank',
  iban: 'IT60X0542811101000000123456',
  swiftCode: 'TESTIT2L',
}

/** The organizations of the small catalogue, all with the same account, and a label for two of them. */
export const smallHouses = (now: Date): Pick<Catalogue, 'organizations' | 'labels'> => {
  const label = (id: string, organizationId: string, name: string, isrcPrefix: string) => ({
    ...testRow(id, now),
    organizationId,
    createdBy: null,
    name,
    isrcPrefix,
    status: 'ACTIVE' as const,
    defaults: NO_LABEL_DEFAULTS,
  })
  return {
    organizations: Object.entries(ORGANIZATION).map(([name, id]) => ({
      ...testRow(id, now),
      ...PAPERS,
      name,
      status: 'ACTIVE',
    })),
    labels: [
      label(LABEL.own, ORGANIZATION.first, 'Own Label', 'IT-OWN'),
      label(LABEL.foreign, ORGANIZATION.foreign, 'Foreign', 'IT-FOR'),
    ],
  }
}
