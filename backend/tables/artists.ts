import { artistDetail, artistInput } from '#src/contract/artists.ts'
import { z } from '#src/contract/zod.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { nullByDefault, owned, status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

const { name, channels: _, ...nullables } = artistInput.shape

export const artists = defineTable(
  { ...owned, name },
  {
    ...nullByDefault(nullables),
    // An artist that was created by name alone, from a picker, has no links yet.
    channels: z._default(artistDetail.shape.channels, []),
    status: z._default(status, 'ACTIVE'),
  },
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
