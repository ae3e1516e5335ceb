import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { Kind } from '#src/catalogue/pickers/recent-choices.ts'
import type { Option } from '#src/ui/option.ts'

/** An address knows an entity by its id; the search, which finds by id too, gives the name back. */
export const useNamed = (kind: Kind, id: string | undefined): Option | undefined =>
  useQuery(
    api.searches[kind].queryOptions(
      { search: id ?? '' },
      { enabled: id !== undefined, select: (found) => found.find((one) => one.id === id) },
    ),
  ).data
