import { isUnreachable } from '#src/api/errors.ts'
import { readPersistedAnswers } from '#src/offline/query-persistence/persisted-queries.ts'
import type { Kind } from '#src/shared/picker/recent-choices.ts'
import { z } from '#src/contract/zod.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'

const MOST = 20
const named = z.object({ id: z.string(), name: z.string(), image: z._default(z.nullable(z.string()), null) })
const rows = z.array(z.unknown())
type Row = z.output<typeof named>

const rowsOf = (kind: Kind, data: unknown): Row[] => {
  const listed = z.record(z.string(), z.unknown()).safeParse(data).data?.[kind]
  return (rows.safeParse(listed).data ?? [data]).flatMap((row) => named.safeParse(row).data ?? [])
}

/** Searches the persisted queries of this device. */
const searchOffline = async (kind: Kind, search: string): Promise<Row[]> => {
  const found = (await readPersistedAnswers(kind)).flatMap((data) => rowsOf(kind, data))
  const matching = found.filter(({ name }) => isFoundIn(search, name))
  return [...new Map(matching.map((row) => [row.id, row])).values()].slice(0, MOST)
}

/**
 * Searches this device when the server cannot be reached. While the browser is online, no result is an error: the server may
 * know the name, and “nothing found” would let the person create a duplicate.
 */
export const fallBackToOfflineSearch = async (error: unknown, kind: Kind, search: string): Promise<Row[]> => {
  if (!isUnreachable(error)) throw error
  const found = await searchOffline(kind, search)
  if (found.length === 0 && navigator.onLine) throw error
  return found
}
