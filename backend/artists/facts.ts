import type { Context } from '#backend/context.ts'
import { type ArtistRow, memberKey, plainNameKey } from '#backend/tables/artists.ts'
import type { ArtistFacts } from '#src/contract/artists.ts'
import { hasSpotifyProfile } from '#src/domain/artist/channels.ts'
import { isAlmostSameName, peopleOf } from '#src/domain/artist/names.ts'

/** Artists of several people, one of whom is this one: by the name of the person, or by the name of the act. */
const bandsOf = async ({ tables }: Context, row: ArtistRow): Promise<string[]> => {
  const { id, organizationId, name, personName } = row
  const own = peopleOf(personName)
  if (own.length > 1) return []
  const people = [name, ...own].map((known) => memberKey({ organizationId, name: known }))
  const bands = await tables.artists.where({ people })
  return bands.filter((band) => band.id !== id).map((band) => band.id)
}

const similarTo = async ({ tables }: Context, row: ArtistRow): Promise<string[]> => {
  const found = await tables.artists.where({ key: { plainName: plainNameKey(row) } })
  return found.filter(({ id, name }) => id !== row.id && isAlmostSameName(row.name, name)).map(({ name }) => name)
}

/** What the rules ask of an artist beyond the name. */
export const artistFactsView = async (context: Context, row: ArtistRow): Promise<ArtistFacts> => {
  const [bands, similar] = await Promise.all([bandsOf(context, row), similarTo(context, row)])
  return { artistId: row.id, lacksProfile: !hasSpotifyProfile(row), bands, similar }
}
