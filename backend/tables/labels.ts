import { owned, status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { NEW_LABEL } from '#src/contract/entity-views.ts'
import { labelDefaults } from '#src/contract/labels.ts'
import { z } from '#src/contract/zod.ts'
import { nameKey } from '#src/domain/text/compare.ts'

export const labels = defineTable(
  {
    ...owned,
    name: z.string(),
    isrcPrefix: z.nullable(z.string()),
    status,
    defaults: labelDefaults,
  },
  NEW_LABEL,
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
    compared: ['createdBy', 'status'],
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
