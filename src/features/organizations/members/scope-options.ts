import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { SEARCH_MAX } from '#src/contract/shared-schemas.ts'
import type { ScopedKind } from '#src/domain/membership/scope.ts'
import type { OptionsResult, UseOptions } from '#src/ui/option.ts'

const ONCE = { retry: false, placeholderData: keepPreviousData }

/** What an organization has of a kind, to be found by name. */
export const scopeOptionsOf = (organizationId: string, kind: ScopedKind): UseOptions =>
  function useElements(text: string): OptionsResult {
    const search = text.slice(0, SEARCH_MAX)
    const query = api.organizations.elements.queryOptions({ organizationId, kind, search }, ONCE)
    const { data, isFetching, error, refetch } = useQuery(query)
    return { options: data ?? [], isPending: isFetching, error, retry: () => void refetch() }
  }
