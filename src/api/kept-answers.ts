import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { del, entries } from 'idb-keyval'
import { keptStore, owned } from '#src/api/keep-for-offline.ts'

/** All that was kept of an area, such as its lists and its single entities. */
export const keptOf = async (area: string): Promise<unknown[]> => {
  const mine = owned('')
  const kept = await entries<string, PersistedQuery>(keptStore)
  return kept
    .filter(([key]) => key.startsWith(mine) && key.includes(`-[["${area}","`))
    .map(([, { state }]) => state.data)
}

/** Who somebody is and where they belong: without it nothing opens. */
const IDENTITY = /-\[\["(?:auth"|organizations","own")/

/** Lets go of what was only read. */
export const forgetRead = async (): Promise<void> => {
  const kept = await entries<string, unknown>(keptStore)
  await Promise.all(kept.filter(([key]) => !IDENTITY.test(key)).map(([key]) => del(key, keptStore)))
}
