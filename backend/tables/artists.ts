import { owned, status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { artistDetail, artistInput } from '#src/contract/artists.ts'
import { NEW_ARTIST } from '#src/contract/entity-views.ts'
import { peopleOf, plainName } from '#src/domain/artist/names.ts'
import { nameKey } from '#src/domain/text/compare.ts'

type Named = { organizationId: string; name: string }
/** What is the same for names of an organization that differ in capitals, accents or punctuation only. */
export const plainNameKey = ({ organizationId, name }: Named): string => `${organizationId} ${plainName(name)}`
/** The key by which the artists of a person of an organization are found. */
export const personKey = ({ organizationId, name }: Named): string => `${organizationId} ${nameKey(name)}`
/** By which an artist of several people is found behind whom there is this one. */
export const memberKey = (person: Named): string => `member ${personKey(person)}`
const peopleKeys = ({ organizationId, personName }: { organizationId: string; personName: string | null }) => {
  const people = peopleOf(personName).map((name) => ({ organizationId, name }))
  // Hundreds of artists may be one person; few of them are several.
  return [...people.map(personKey), ...(people.length > 1 ? people.map(memberKey) : [])]
}

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
      plainName: { of: plainNameKey },
    },
    indexes: ['organizationId', 'labelId'],
    compared: ['createdBy', 'status'],
    refers: { organizationId: 'organizations', labelId: 'labels' },
    lists: { people: peopleKeys },
    search: { of: ({ id, name }) => ({ texts: [name], codes: [id] }) },
    sorts: { name: ({ name }) => name, country: ({ country }) => country, status: ({ status }) => status },
  },
)
export type ArtistRow = RowOf<typeof artists>
