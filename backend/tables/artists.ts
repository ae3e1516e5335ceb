import { artistDetail, artistInput } from '#src/contract/artists.ts'
import { z } from '#src/contract/zod.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { owned, status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

const { name, personName, imageFileId, country, labelId, description, bookingAgent, contactEmail, contactPhone } =
  artistInput.shape

export const artists = defineTable(
  { ...owned, name },
  {
    personName: z._default(personName, null),
    imageFileId: z._default(imageFileId, null),
    country: z._default(country, null),
    labelId: z._default(labelId, null),
    description: z._default(description, null),
    bookingAgent: z._default(bookingAgent, null),
    contactEmail: z._default(contactEmail, null),
    contactPhone: z._default(contactPhone, null),
    // Whoever was named in passing is found nowhere yet.
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
