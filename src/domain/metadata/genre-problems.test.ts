import { expect, test } from 'vitest'
import { type Genres, genreProblems } from '#src/domain/metadata/genre-problems.ts'

const codes = (genres: Partial<Genres>) =>
  genreProblems({ genre: 'Pop', subgenre: null, alternateGenre: null, alternateSubgenre: null, ...genres }).map(
    ({ field, code }) => `${field} ${code}`,
  )

test.each<[Partial<Genres>, string[]]>([
  [{}, []],
  [{ subgenre: 'Indie Pop', alternateGenre: 'Rock', alternateSubgenre: 'Indie Rock' }, []],
  [{ genre: null }, ['genre GENRE_MISSING']],
  [{ subgenre: 'Trap' }, ['subgenre SUBGENRE_OUTSIDE_GENRE']],
  [{ alternateGenre: 'Pop' }, ['alternateGenre ALTERNATE_GENRE_SAME']],
  [{ genre: null, alternateGenre: 'Pop' }, ['genre GENRE_MISSING']],
  [{ alternateSubgenre: 'Indie Rock' }, ['alternateGenre ALTERNATE_GENRE_MISSING']],
  [{ alternateGenre: 'Rock', alternateSubgenre: 'Indie Pop' }, ['alternateSubgenre SUBGENRE_OUTSIDE_GENRE']],
])('when the genres of a pop release are changed by %j, then the problems are %j', (genres, expected) => {
  expect(codes(genres)).toEqual(expected)
})
