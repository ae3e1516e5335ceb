import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { User } from '#src/contract/users.ts'

/** What can be found by typing, in the order in which it is shown: each is an area with a permission of its own. */
export const KINDS = ['releases', 'artists', 'labels', 'assets', 'people', 'organizations', 'users'] as const
export type Kind = (typeof KINDS)[number]
export type Entity = { id: string; name: string; image: string | null; category?: string }

const SHOWN_OF_A_KIND = 6

const namedUsers = ({ users }: { users: User[] }): Entity[] =>
  users.map(({ id, firstName, lastName, email, avatar }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
    image: avatar,
    category: email,
  }))
const creditedAssets = ({ assets }: { assets: Asset[] }): Entity[] =>
  assets.map(({ id, title, version, artists }) => ({
    id,
    name: version === null ? title : `${title} (${version})`,
    image: null,
    category: artists.map(({ name }) => name).join(', '),
  }))

/** Asks for each kind a person may open, all in one batch; what an older text found stays until the new answer is there. */
export const usePaletteResults = (kinds: readonly Kind[], search: string) => {
  const input = { search }
  const page = { search, page: 1, perPage: SHOWN_OF_A_KIND }
  const asking = (kind: Kind) => ({
    enabled: search !== '' && kinds.includes(kind),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const asked = {
    releases: useQuery(api.searches.releases.queryOptions(input, asking('releases'))),
    artists: useQuery(api.searches.artists.queryOptions(input, asking('artists'))),
    labels: useQuery(api.searches.labels.queryOptions(input, asking('labels'))),
    // Many tracks are called the same: their list knows the artists, which the search does not tell.
    assets: useQuery(
      api.assets.list.queryOptions({ ...page, sortBy: 'title' }, { ...asking('assets'), select: creditedAssets }),
    ),
    people: useQuery(api.searches.people.queryOptions(input, asking('people'))),
    organizations: useQuery(api.searches.organizations.queryOptions(input, asking('organizations'))),
    // Users are found by their list: no search of the API is about them.
    users: useQuery(api.users.list.queryOptions(page, { ...asking('users'), select: namedUsers })),
  }
  const queries = kinds.map((kind) => asked[kind])
  return {
    of: (kind: Kind): readonly Entity[] => asked[kind].data?.slice(0, SHOWN_OF_A_KIND) ?? [],
    isPending: queries.some(({ isPending, isError, isFetching, isPlaceholderData }) =>
      isError ? isFetching : isPending || isPlaceholderData,
    ),
    isFailed: queries.some(({ isError }) => isError),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}
