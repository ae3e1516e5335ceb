import {
  CONTRIBUTOR_ROLES,
  CREDIT_ROLES,
  type ContributorRole,
  type CreditRole,
  contributorGroupOf,
} from '#src/domain/contributor/role.ts'
import type { AssetProblemField } from '#src/domain/fields.ts'
import { hasContactDetails } from '#src/domain/metadata/contact-details.ts'
import type { ProblemCode } from '#src/domain/problem-codes.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
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

/** Cached, because the same few names are on many recordings, and half a million of those are read at once. */
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

/** What is wrong with contributors wherever they are credited: an instrument that is not named, an address (domain, L27 and L66). */
export const contributorProblems = (contributors: readonly Contributor[]): Problem<AssetProblemField>[] => {
  const address = contributors.find(({ name }) => hasContactDetails(name))
  const unnamed = contributors.find(({ role }) => role === 'PERFORMER')
  return [
    ...(address === undefined ? [] : [error('METADATA_ADDRESS', 'contributors', { text: address.name })]),
    ...(unnamed === undefined
      ? []
      : [warning('CONTRIBUTOR_PERFORMER_GENERIC', 'contributors', { values: { name: unnamed.name } })]),
  ]
}

const missingGroup = (contributors: readonly Contributor[]): ProblemCode | null => {
  const has = (group: string) => contributors.some(({ role }) => contributorGroupOf(role) === group)
  if (has('PERFORMANCE')) return has('PRODUCTION') ? null : 'CONTRIBUTOR_PRODUCTION_MISSING'
  return has('PRODUCTION') ? 'CONTRIBUTOR_PERFORMER_MISSING' : 'CONTRIBUTORS_MISSING'
}

type CreditedTrack = { assetId: string; format: string; contributors: readonly Contributor[] }

/** Apple Music asks for a performer and a production credit beside the writers, who are asked for everywhere (domain, L65). */
export const appleCreditProblems = (
  tracks: readonly CreditedTrack[],
  storeNames: readonly string[] = [],
): Problem[] => {
  if (!storeNames.some((name) => name.toLowerCase() === 'apple music')) return []
  return tracks.flatMap(({ assetId, format, contributors }) => {
    const code = format === 'TRACK' ? missingGroup(contributors) : null
    return code === null ? [] : [warning(code, `tracks.${assetId}.contributors`)]
  })
}
