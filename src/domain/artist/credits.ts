import type { ProblemField } from '#src/domain/fields.ts'
import { isPrimaryRole, type AssetArtistRole } from '#src/domain/artist/role.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

export type Credited = { artistId: string; type: AssetArtistRole; name: string }

const GENERIC = new Set(
  (
    'yoga,workout,meditation,baby,christmas,top hits,chorus,orchestra,singer,artist,performer,unknown,white noise,sleep music,' +
    'rain sounds,nature sounds,lo-fi beats,chill,relaxation,holiday music,gym beats,rock,hip hop,smooth jazz,sconosciuto,' +
    'artista,cantante,orchestra,coro,natale,meditazione,rilassamento'
  ).split(','),
)
const VARIOUS = new Set('va,v.a.,v/a,various,various artist,various artists,vari,artisti vari'.split(','))
const COMPOUND = / & | x | vs\.? |, | feat\.? /iu

/** Whether a name means several artists, in English or Italian, in any case; blanks around it do not count. */
export const isVarious = (name: string): boolean => VARIOUS.has(name.trim().toLowerCase())

/** Who is credited on a release or a track, and how: `onTrack` forbids Various Artists. */
export const artistProblems = (artists: readonly Credited[], field: ProblemField, onTrack: boolean): Problem[] => {
  if (artists.length === 0) return [error('ARTIST_MISSING', field)]
  const problems: Problem[] = []
  if (!artists.some(({ type }) => isPrimaryRole(type))) problems.push(error('PRIMARY_ARTIST_MISSING', field))
  if (new Set(artists.map(({ artistId }) => artistId)).size < artists.length)
    problems.push(error('ARTIST_TWICE', field))
  for (const { name } of artists) {
    if (GENERIC.has(name.trim().toLowerCase())) problems.push(error('ARTIST_GENERIC', field, { name }))
    else if (onTrack && isVarious(name)) problems.push(error('VARIOUS_ON_TRACK', field, { name }))
    else if (COMPOUND.test(name)) problems.push(warning('ARTIST_COMPOUND', field, { values: { name } }))
  }
  return problems
}
