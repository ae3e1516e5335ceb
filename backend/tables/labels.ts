import { labelDefaults } from '#src/contract/labels.ts'
import { z } from '#src/contract/zod.ts'
import { NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { owned, status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const labels = defineTable(
  { ...owned, name: z.string() },
  {
    isrcPrefix: z._default(z.nullable(z.string()), null),
    status: z._default(status, 'ACTIVE'),
    defaults: z._default(labelDefaults, NO_LABEL_DEFAULTS),
  },
  {
    keys: {
      name: {
        of: ({ organizationId, name }) => `${organizationId} ${nameKey(name)}`,
        unique: { code: 'DUPLICATE_LABEL_NAME', field: 'name' },
      },
      isrcPrefix: {
        of: ({ isrcPrefix }) => isrcPrefix,
        unique: { code: 'DUPLICATE_ISRC_PREFIX', field: 'isrcPrefix' },
      },
    },
    indexes: ['organizationId'],
    refers: { organizationId: 'organizations' },
    search: { of: ({ id, name, isrcPrefix }) => ({ texts: [name], codes: [id, isrcPrefix] }) },
    sorts: {
      name: ({ name }) => name,
      isrcPrefix: ({ isrcPrefix }) => isrcPrefix,
      status: ({ status }) => status,
    },
  },
)
export type LabelRow = RowOf<typeof labels>
