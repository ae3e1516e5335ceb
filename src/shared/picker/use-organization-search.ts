import { PER_PAGE_MAX } from '#src/domain/limits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { usePickerOptions } from '#src/shared/picker/use-picker-options.ts'

export const ALL_ORGANIZATIONS = { page: 1, perPage: PER_PAGE_MAX, sortBy: 'name', sortDir: 'asc' } as const
const KEPT = { placeholderData: keepPreviousData, retry: false }

/** A hundred at a time (spec 2, section 9), which is more than the searches find. */
export const useOrganizationSearch = (text: string) => {
  const search = text === '' ? undefined : text
  const { data, isFetching, error, refetch } = useQuery(
    api.organizations.list.queryOptions({ ...ALL_ORGANIZATIONS, search }, KEPT),
  )
  const options = (data?.orgs ?? []).map(({ id, name, image }) => ({ id, name, image }))
  const found = { options, isPending: isFetching, error, retry: () => void refetch() }
  return usePickerOptions({ kind: 'organizations', text }, found)
}
