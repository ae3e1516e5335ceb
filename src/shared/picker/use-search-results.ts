import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { fallBackToOfflineSearch } from '#src/shared/picker/offline-search.ts'
import type { Kind } from '#src/shared/picker/recent-choices.ts'
import { SEARCH_MAX } from '#src/contract/shared-schemas.ts'
import { namesOf } from '#src/shared/picker/name-list.ts'
import { isSameName } from '#src/domain/text/same-name.ts'
import type { Option } from '#src/ui/option.ts'

const NAMES_MAX = 50
const ONCE = { retry: false }
const WITH_PICTURES: readonly Kind[] = ['artists', 'organizations', 'releases']

/** What a text finds; where it holds several names, such as a list that was pasted, also whoever has exactly one of them. */
export const useSearchResults = (kind: Kind, text: string) => {
  const queryOf = (asked: string) => {
    const search = asked.slice(0, SEARCH_MAX)
    const find = () =>
      client.searches[kind].query({ search }).catch((error: unknown) => fallBackToOfflineSearch(error, kind, search))
    return { ...api.searches[kind].queryOptions({ search }, ONCE), queryFn: find }
  }
  const { data, isFetching, error, refetch } = useQuery({ ...queryOf(text), placeholderData: keepPreviousData })
  const all = namesOf(text)
  const names = all.length > 1 ? all.slice(0, NAMES_MAX) : []
  const named = useQueries({ queries: names.map(queryOf) })
  const exact: Option[] = names.flatMap((name, index) =>
    (named[index]?.data ?? []).filter((option) => isSameName(option.name, name)),
  )
  const isPictured = WITH_PICTURES.includes(kind)
  const found: Option[] = (data ?? []).map(({ image, ...option }) => (isPictured ? { ...option, image } : option))
  const others = exact.filter(({ id }) => found.every((option) => option.id !== id))
  return {
    options: [...found, ...others],
    exact,
    missing: names.filter((name) => exact.every((option) => !isSameName(option.name, name))),
    isPending: isFetching || named.some((query) => query.isFetching),
    error: error ?? named.find((query) => query.isError)?.error ?? null,
    retry: () => void Promise.all([refetch(), ...named.map((query) => query.refetch())]),
  }
}
