import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { User } from '#src/contract/users.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { fullTitle } from '#src/domain/metadata/full-title.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { isFoundIn, isSameName } from '#src/domain/text/compare.ts'
import { joinedNames } from '#src/domain/text/names.ts'

/** What can be searched, in the order shown. */
export const KINDS = [
  'releases',
  'artists',
  'labels',
  'assets',
  'people',
  'organizations',
  'users',
] as const satisfies ListArea[]
export type Kind = (typeof KINDS)[number]
export type Entity = { id: string; name: string; image: string | null; category?: string }

const RESULTS_PER_KIND = 6

const FARTHEST = 2
const distanceOf = (text: string, { name }: Entity): number => {
  if (isSameName(name, text)) return 0
  return isFoundIn(text, name) ? 1 : FARTHEST
}

/**
 * The kinds with whom the text names first, then whose names have its words, then what was found by something else, such as
 * the releases of an artist of that name. Enter opens the first.
 */
export const byBestMatch = (
  kinds: readonly Kind[],
  of: (kind: Kind) => readonly Entity[],
  text: string,
): readonly Kind[] => {
  const ranked = kinds.map((kind) => ({
    kind,
    distance: Math.min(FARTHEST, ...of(kind).map((entity) => distanceOf(text, entity))),
  }))
  return ranked.toSorted((one, other) => one.distance - other.distance).map(({ kind }) => kind)
}

const namedUsers = ({ users }: { users: User[] }): Entity[] =>
  users.map((user) => ({ id: user.id, name: fullName(user), image: user.avatar, category: user.email }))
const creditedAssets = ({ assets }: { assets: Asset[] }): Entity[] =>
  assets.map((asset) => ({
    id: asset.id,
    name: fullTitle(asset),
    image: null,
    category: joinedNames(asset.artists),
  }))

/** Searches every kind the user may open, in one batch. The previous results stay until the new ones arrive. */
export const usePaletteResults = (kinds: readonly Kind[], search: string) => {
  const input = { search }
  const page = { search, page: 1, perPage: RESULTS_PER_KIND }
  const optionsOf = (kind: Kind) => ({
    enabled: search !== '' && kinds.includes(kind),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const queryOf = {
    releases: useQuery(api.searches.releases.queryOptions(input, optionsOf('releases'))),
    artists: useQuery(api.searches.artists.queryOptions(input, optionsOf('artists'))),
    labels: useQuery(api.searches.labels.queryOptions(input, optionsOf('labels'))),
    // Many tracks have the same title. Only the list returns their artists.
    assets: useQuery(
      api.assets.list.queryOptions({ ...page, sortBy: 'title' }, { ...optionsOf('assets'), select: creditedAssets }),
    ),
    people: useQuery(api.searches.people.queryOptions(input, optionsOf('people'))),
    organizations: useQuery(api.searches.organizations.queryOptions(input, optionsOf('organizations'))),
    // The API has no search for users.
    users: useQuery(api.users.list.queryOptions(page, { ...optionsOf('users'), select: namedUsers })),
  }
  const queries = kinds.map((kind) => queryOf[kind])
  return {
    of: (kind: Kind): readonly Entity[] => queryOf[kind].data?.slice(0, RESULTS_PER_KIND) ?? [],
    isPending: queries.some(({ isPending, isError, isFetching, isPlaceholderData }) =>
      isError ? isFetching : isPending || isPlaceholderData,
    ),
    isFailed: queries.some(({ isError }) => isError),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}
