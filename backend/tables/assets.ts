import { owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { assetInput } from '#src/contract/assets.ts'
import { NEW_ASSET } from '#src/contract/entity-views.ts'
import { creditedKeys } from '#src/domain/contributor/credits.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'

export const assets = defineTable({ ...owned, ...assetInput.shape }, NEW_ASSET, {
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
})
export type AssetRow = RowOf<typeof assets>
