import { artistDetail, artistInput } from '#src/contract/artists.ts'
import { NEW_ARTIST } from '#src/contract/entity-views.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { owned, status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const artists = defineTable(
  // The link to Spotify is only required of channels that a person gives.
  { ...owned, ...artistInput.shape, channels: artistDetail.shape.channels, status },
  NEW_ARTIST,
  {
    keys: {
      name: {
        of: ({ organizationId, name }) => `${organizationId} ${nameKey(name)}`,
        unique: { code: 'DUPLICATE_ARTIST_NAME', field: 'name' },
      },
    },
    indexes: ['organizationId', 'labelId'],
    refers: { organizationId: 'organizations', labelId: 'labels' },
    search: { of: ({ id, name }) => ({ texts: [name], codes: [id] }) },
    sorts: { name: ({ name }) => name, country: ({ country }) => country, status: ({ status }) => status },
  },
)
export type ArtistRow = RowOf<typeof artists>
