import {
  hasExtraWords,
  imitatedName,
  isAlmostSameName,
  isCompoundName,
  isGenericName,
  isPartOfName,
  isVarious,
  variousSpelling,
} from '#src/domain/artist/names.ts'
import { isPrimaryRole, type AssetArtistRole } from '#src/domain/artist/role.ts'
import type { ProblemField } from '#src/domain/fields.ts'
import { hasContactDetails } from '#src/domain/metadata/contact-details.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

export type Credited = {
  artistId: string
  type: AssetArtistRole
  name: string
  /** Spotify does not know the artist, and is not asked to make a new profile. */
  lacksProfile?: boolean | undefined
  /** The bands that the artist is in, by their ids. */
  bands?: readonly string[] | undefined
  /** Names of other artists of the catalogue that are almost the same. */
  similar?: readonly string[] | undefined
}

/** What is known of an artist besides the credit. */
export type ArtistFacts = Pick<Credited, 'artistId' | 'lacksProfile' | 'bands' | 'similar'>

/** Credits with what is known of each artist. */
export const withFacts = <C extends Credited>(credits: readonly C[], facts: readonly ArtistFacts[]): C[] =>
  credits.map((credit) => ({ ...credit, ...facts.find(({ artistId }) => artistId === credit.artistId) }))

const nameProblems = (name: string, field: ProblemField): Problem[] => {
  const values = { name }
  if (isGenericName(name)) return [error('ARTIST_GENERIC', field, values)]
  if (hasContactDetails(name)) return [error('METADATA_ADDRESS', field, { text: name })]
  const famous = imitatedName(name)
  if (famous !== null) return [warning('ARTIST_IMITATION', field, { values: { name, other: famous } })]
  if (hasExtraWords(name)) return [warning('ARTIST_EXTRA_WORDS', field, { values })]
  return isCompoundName(name) ? [warning('ARTIST_COMPOUND', field, { values })] : []
}

/** Credited artists whose name is almost that of another artist of the catalogue (domain, L60). */
const catalogueProblems = (artists: readonly Credited[], field: ProblemField): Problem[] =>
  artists.flatMap(({ name, similar = [] }) =>
    similar
      .filter((other) => !artists.some((credited) => credited.name === other))
      .slice(0, 1)
      .map((other) => warning('ARTIST_ALMOST_SAME', field, { values: { name, other } })),
  )

/** Names that are too much alike, and members beside their band, as the catalogue or its name says (domain, L58 and L60). */
const pairProblems = (artists: readonly Credited[], field: ProblemField): Problem[] =>
  artists.flatMap(({ name, artistId, bands = [] }, index) =>
    artists.flatMap((other, at): Problem[] => {
      if (other.artistId === artistId) return []
      const values = { name, other: other.name }
      if (at < index && isAlmostSameName(name, other.name)) return [warning('ARTIST_ALMOST_SAME', field, { values })]
      return bands.includes(other.artistId) || isPartOfName(name, other.name)
        ? [warning('BAND_MEMBER', field, { values })]
        : []
    }),
  )

/** An artist by name in place of the primary artists: the catalogue may not have one of that name yet. */
export const asPrimary = (name: string): Pick<Problem, 'fix' | 'move' | 'isSuggestion'> => ({
  fix: name,
  move: { to: 'PRIMARY', text: name },
  isSuggestion: true,
})

type Where = { onTrack: boolean; language?: string }

/** Who is credited on a release or a track, and how: only a release can be by Various Artists, written as its language does. */
export const artistProblems = (
  artists: readonly Credited[],
  field: ProblemField,
  { onTrack, language = '' }: Where,
): Problem[] => {
  if (artists.length === 0) return [error('ARTIST_MISSING', field)]
  const problems: Problem[] = []
  if (!artists.some(({ type }) => isPrimaryRole(type))) problems.push(error('PRIMARY_ARTIST_MISSING', field))
  if (new Set(artists.map(({ artistId }) => artistId)).size < artists.length)
    problems.push(error('ARTIST_TWICE', field))
  const isAlone = artists.filter(({ type }) => isPrimaryRole(type)).length === 1
  for (const { name, type } of artists) {
    const spelling = variousSpelling(name, language)
    const respelled = spelling !== null && isAlone && isPrimaryRole(type) ? asPrimary(spelling) : {}
    if (onTrack && isVarious(name)) problems.push(error('VARIOUS_ON_TRACK', field, { name }))
    else if (spelling !== null)
      problems.push({ ...error('VARIOUS_SPELLING', field, { name, fix: spelling }), ...respelled })
    else problems.push(...nameProblems(name, field))
  }
  return [...problems, ...pairProblems(artists, field), ...catalogueProblems(artists, field)]
}
