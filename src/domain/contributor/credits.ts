import { CONTRIBUTOR_ROLES, CREDIT_ROLES, type ContributorRole, type CreditRole } from '#src/domain/contributor/role.ts'
import { isSameName, nameKey } from '#src/domain/text/compare.ts'

/** Somebody who made a recording, by the name that is printed. */
export type Contributor = { name: string; role: ContributorRole }

/** Everybody whom a recording credits beside its artists. */
export type Credits = {
  composer: readonly string[]
  lyricist: readonly string[]
  contributors: readonly Contributor[]
}

const namesOf = ({ composer, lyricist, contributors }: Credits, role: CreditRole): readonly string[] => {
  if (role === 'COMPOSER') return composer
  if (role === 'LYRICIST') return lyricist
  return contributors.filter((one) => one.role === role).map(({ name }) => name)
}

const REMEMBERED = 2 ** 13
const remembered = new Map<string, string>()

/** The same few names are on many recordings, and half a million of them are looked through at once. */
const keyOf = (name: string): string => {
  const known = remembered.get(name)
  if (known !== undefined) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const key = nameKey(name)
  remembered.set(name, key)
  return key
}

/** Names as they are compared, of all whom a recording credits beside its artists. */
export const creditedKeys = ({ composer, lyricist, contributors }: Credits): string[] => {
  const keys: string[] = []
  const add = (name: string) => {
    const key = keyOf(name)
    if (!keys.includes(key)) keys.push(key)
  }
  for (const name of composer) add(name)
  for (const name of lyricist) add(name)
  for (const { name } of contributors) add(name)
  return keys
}

/** What the person with this name did for a recording. */
export const creditRolesOf = (name: string, credits: Credits): CreditRole[] =>
  CREDIT_ROLES.filter((role) => namesOf(credits, role).some((credited) => isSameName(credited, name)))

/** The credits by role, in the order in which roles are printed. */
export const creditsByRole = (credits: Credits): { role: CreditRole; names: readonly string[] }[] =>
  CREDIT_ROLES.map((role) => ({ role, names: namesOf(credits, role) })).filter(({ names }) => names.length > 0)

/** Each name once, as it is written first. */
export const uniqueNames = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.findIndex((other) => isSameName(other, name)) === index)

/** The contributors with these names, and no others, in a role; it stays where it was, or comes last. */
export const withNamesInRole = (
  contributors: readonly Contributor[],
  role: ContributorRole,
  names: readonly string[],
): Contributor[] => {
  const at = contributors.findIndex((one) => one.role === role)
  const others = contributors.filter((one) => one.role !== role)
  const before = at === -1 ? others.length : contributors.slice(0, at).filter((one) => one.role !== role).length
  return others.toSpliced(before, 0, ...uniqueNames(names).map((name) => ({ name, role })))
}

/** The contributors with more names in a role. */
export const withContributors = (
  contributors: readonly Contributor[],
  role: ContributorRole,
  names: readonly string[],
): Contributor[] => {
  const own = contributors.filter((one) => one.role === role).map(({ name }) => name)
  return withNamesInRole(contributors, role, [...own, ...names])
}

/** The roles that somebody has, in the order in which they were given. */
export const rolesIn = (contributors: readonly Contributor[]): ContributorRole[] => [
  ...new Set(contributors.map(({ role }) => role)),
]

/** Who wrote the music, and who the lyrics: a songwriter did both. */
export const writersOf = (credits: Credits): Record<'composers' | 'lyricists', string[]> => {
  const songwriters = namesOf(credits, 'SONGWRITER')
  return {
    composers: uniqueNames([...credits.composer, ...songwriters]),
    lyricists: uniqueNames([...credits.lyricist, ...songwriters]),
  }
}

const PERFORMING: readonly ContributorRole[] = ['CONDUCTOR', 'ORCHESTRA']

/** The credits as listeners are shown them: who performed it, who wrote it, who produced it. */
export const listenerCredits = (
  track: Credits & { artists: readonly { name: string }[] },
): Record<'performed' | 'written' | 'produced', string[]> => {
  const { composers, lyricists } = writersOf(track)
  const performing = PERFORMING.flatMap((role) => namesOf(track, role))
  return {
    performed: uniqueNames([...track.artists.map(({ name }) => name), ...performing]),
    written: uniqueNames([...composers, ...lyricists]),
    produced: uniqueNames(namesOf(track, 'PRODUCER')),
  }
}

/** A role by its name; undefined where there is none of that name. */
export const contributorRole = (text: string): ContributorRole | undefined =>
  CONTRIBUTOR_ROLES.find((role) => role === text)
