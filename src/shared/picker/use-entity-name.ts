import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { Kind } from '#src/shared/picker/recent-choices.ts'

/** An address knows an entity by its id; the search, which finds by id too, gives the name back. */
export const useEntityName = (kind: Kind, id: string | null | undefined) => {
  const isAsked = typeof id === 'string'
  const { data, isPending } = useQuery(api.searches[kind].queryOptions({ search: id ?? '' }, { enabled: isAsked }))
  return { named: data?.find((one) => one.id === id), isPending }
}
