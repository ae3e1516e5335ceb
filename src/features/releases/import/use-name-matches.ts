import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { SEARCH_MAX } from '#src/contract/shared-schemas.ts'
import { namesIn } from '#src/domain/release-import/cell-readers.ts'
import type { ImportField, ImportLine } from '#src/domain/release-import/columns.ts'
import { matchName, nameKey, type NameMatch, type Names } from '#src/domain/release-import/name-lookup.ts'

const SEARCHED_AFTER_MS = 400
const ARTIST_FIELDS = ['releaseArtists', 'trackArtists', 'featuredArtists'] as const
const KEPT = { retry: false, staleTime: 60_000 }

const distinct = (lines: readonly ImportLine[], fields: readonly ImportField[]) => [
  ...new Set(lines.flatMap(({ cells }) => fields.flatMap((field) => namesIn(cells[field]))).map(nameKey)),
]

type Found = { data: { id: string; name: string }[] | undefined; isError: boolean }

const lookupOf = (names: readonly string[], results: readonly Found[]) => {
  const lookup: Record<string, NameMatch> = {}
  for (const [index, name] of names.entries()) {
    const result = results[index]
    if (result?.data !== undefined) lookup[name] = matchName(name, result.data)
    else if (result?.isError === true) lookup[name] = 'FAILED'
  }
  return lookup
}

/** Looks up every name of the sheet among the artists and labels of the organization, once typing pauses. */
export const useNameMatches = (lines: readonly ImportLine[]): Names => {
  const [settled] = useDebouncedValue(lines, SEARCHED_AFTER_MS, { leading: true })
  const artistNames = distinct(settled, ARTIST_FIELDS)
  const labelNames = distinct(settled, ['label'])
  const searched = (name: string) => ({ search: name.slice(0, SEARCH_MAX) })
  const artists = useQueries({
    queries: artistNames.map((name) => api.searches.artists.queryOptions(searched(name), KEPT)),
    combine: (results) => lookupOf(artistNames, results),
  })
  const labels = useQueries({
    queries: labelNames.map((name) => api.searches.labels.queryOptions(searched(name), KEPT)),
    combine: (results) => lookupOf(labelNames, results),
  })
  return { artists, labels }
}
