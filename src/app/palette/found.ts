import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { User } from '#src/contract/users.ts'

/** What can be found by typing, in the order in which it is shown: each is an area with a permission of its own. */
export const KINDS = ['releases', 'artists', 'labels', 'assets', 'people', 'organizations', 'users'] as const
export type Kind = (typeof KINDS)[number]
export type Entity = { id: string; name: string; image: string | null }

const SHOWN_OF_A_KIND = 6

const asEntities = ({ users }: { users: User[] }): Entity[] =>
  users.map(({ id, firstName, lastName, email, avatar }) => ({
    id,
    name: `${firstName} ${lastName}`.trim() || email,
    image: avatar,
  }))

/** Asks for each kind a person may open, all in one batch; what an older text found stays until the new answer is there. */
export const useFound = (kinds: readonly Kind[], search: string) => {
  const input = { search }
  const asking = (kind: Kind) => ({
    enabled: search !== '' && kinds.includes(kind),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const asked = {
    releases: useQuery(api.searches.releases.queryOptions(input, asking('releases'))),
    artists: useQuery(api.searches.artists.queryOptions(input, asking('artists'))),
    labels: useQuery(api.searches.labels.queryOptions(input, asking('labels'))),
    assets: useQuery(api.searches.assets.queryOptions(input, asking('assets'))),
    people: useQuery(api.searches.people.queryOptions(input, asking('people'))),
    organizations: useQuery(api.searches.organizations.queryOptions(input, asking('organizations'))),
    // Users are found by their list: no search of the API is about them.
    users: useQuery(
      api.users.list.queryOptions(
        { ...input, page: 1, perPage: SHOWN_OF_A_KIND },
        { ...asking('users'), select: asEntities },
      ),
    ),
  }
  const queries = kinds.map((kind) => asked[kind])
  return {
    of: (kind: Kind): readonly Entity[] => asked[kind].data?.slice(0, SHOWN_OF_A_KIND) ?? [],
    isPending: queries.some(
      ({ isPending, isError, isPlaceholderData }) => (isPending && !isError) || isPlaceholderData,
    ),
    isFailed: queries.some(({ isError }) => isError),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}
