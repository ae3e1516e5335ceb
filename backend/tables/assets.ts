import { owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { assetInput } from '#src/contract/assets.ts'
import { NEW_ASSET } from '#src/contract/entity-views.ts'
import { z } from '#src/contract/zod.ts'
import { creditedKeys } from '#src/domain/contributor/credits.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'

const columns = {
  ...owned,
  ...assetInput.shape,
  /** It was taken off a release that a store has: nobody else ever gets its ISRC. */
  wasPublished: z.boolean(),
}

export const assets = defineTable(
  columns,
  { ...NEW_ASSET, wasPublished: false },
  {
    keys: {
      isrc: {
        of: ({ isrc }) => normalizeIsrc(isrc ?? '') || null,
        unique: { code: 'DUPLICATE_ISRC_CODE', field: 'isrc' },
      },
    },
    indexes: ['organizationId', 'format'],
    compared: ['createdBy'],
    refers: { organizationId: 'organizations' },
    lists: { credited: ({ artists }) => artists.map(({ artistId }) => artistId), contributed: creditedKeys },
    search: {
      of: ({ id, title, version, isrc }) => ({ texts: [title, version], codes: [id, isrc] }),
      isFoundByCredits: true,
    },
    sorts: { title: ({ title }) => title, format: ({ format }) => format, isrc: ({ isrc }) => isrc },
  },
)
export type AssetRow = RowOf<typeof assets>
