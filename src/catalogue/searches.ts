import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'

type Found = { id: string; name: string; image: string | null }[]
type Search = { options: Found; isPending: boolean; error: unknown }

const result = ({
  data,
  isFetching,
  error,
}: {
  data: Found | undefined
  isFetching: boolean
  error: unknown
}): Search => ({
  options: data ?? [],
  isPending: isFetching,
  error,
})

const KEPT = { placeholderData: keepPreviousData, retry: false }

export const useArtistSearch = (search: string) => result(useQuery(api.searches.artists.queryOptions({ search }, KEPT)))
export const useLabelSearch = (search: string) => result(useQuery(api.searches.labels.queryOptions({ search }, KEPT)))
