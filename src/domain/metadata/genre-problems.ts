import type { ProblemField } from '#src/domain/fields.ts'
import { subgenresOf } from '#src/domain/metadata/genres.ts'
import { error, type Problem } from '#src/domain/problem.ts'

export type Genres = {
  genre: string | null
  subgenre: string | null
  alternateGenre: string | null
  alternateSubgenre: string | null
}

const outside = (genre: string | null, subgenre: string | null, field: ProblemField): Problem[] =>
  genre !== null && subgenre !== null && !subgenresOf(genre).includes(subgenre)
    ? [error('SUBGENRE_OUTSIDE_GENRE', field, { genre })]
    : []

const alternate = ({ genre, alternateGenre, alternateSubgenre }: Genres): Problem[] => {
  if (alternateGenre === null)
    return alternateSubgenre === null ? [] : [error('ALTERNATE_GENRE_MISSING', 'alternateGenre')]
  return alternateGenre === genre ? [error('ALTERNATE_GENRE_SAME', 'alternateGenre')] : []
}

/** A genre and perhaps another one, where they are given: each subgenre is one of its own genre (the stores' lists). */
export const givenGenreProblems = (genres: Genres): Problem[] => [
  ...outside(genres.genre, genres.subgenre, 'subgenre'),
  ...alternate(genres),
  ...outside(genres.alternateGenre, genres.alternateSubgenre, 'alternateSubgenre'),
]

/** The genres of a release, which has to have one. */
export const genreProblems = (genres: Genres): Problem[] => [
  ...(genres.genre === null ? [error('GENRE_MISSING', 'genre')] : []),
  ...givenGenreProblems(genres),
]
