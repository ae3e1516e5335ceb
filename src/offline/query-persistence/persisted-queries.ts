import { type PersistedQuery, PERSISTER_KEY_PREFIX } from '@tanstack/query-persist-client-core'
import { del, entries, keys } from 'idb-keyval'
import { readApiKey } from '#src/api/api-key.ts'
import { z } from '#src/contract/zod.ts'
import { loadOptimisticOverlay } from '#src/offline/query-persistence/overlay-loader.ts'
import { persistedQueryStore, ownedKey } from '#src/offline/query-persistence/query-persister.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'

/** All persisted answers of an area, such as its lists and its single entities, with queued changes applied. */
export const readPersistedAnswers = async (area: string): Promise<unknown[]> => {
  const mine = ownedKey('')
  const [persisted, overlay] = await Promise.all([
    entries<string, PersistedQuery>(persistedQueryStore),
    loadOptimisticOverlay(),
  ])
  const answers = persisted
    .filter(([key]) => key.startsWith(mine) && key.includes(`-[["${area}","`))
    .map(([, { queryKey, state }]) => ({ queryKey, data: state.data }))
  if (overlay === null) return answers.map(({ data }) => data)
  // What was made offline is found even where no list of the area was ever read.
  const made = { queryKey: [[area, 'list'], { input: { page: 1 } }], data: { [area]: [], count: 0 } }
  return [...answers, made].map(({ queryKey, data }) => overlay.apply(queryKey, data))
}

const storedKey = z.array(z.unknown())

const inputOf = (key: string, beginning: string): unknown[] => {
  try {
    const apiKey = readApiKey(storedKey.parse(JSON.parse(key.slice(beginning.length))))
    return apiKey === undefined ? [] : [apiKey.input]
  } catch {
    // A key of another form: not one of ours to read.
    return []
  }
}

/** The inputs of a procedure whose answers are persisted. The answers themselves are not read. */
export const readPersistedInputs = async (area: string, procedure: string): Promise<unknown[]> => {
  const beginning = `${ownedKey('')}${PERSISTER_KEY_PREFIX}-`
  const mine = `${beginning}[["${area}","${procedure}"]`
  const found = (await tryStorage(() => keys<string>(persistedQueryStore))) ?? []
  return found.filter((key) => key.startsWith(mine)).flatMap((key) => inputOf(key, beginning))
}

/** The user and their organizations: without them no screen opens. */
const IDENTITY = /-\[\["(?:auth"|organizations","own")/

/** Deletes persisted answers, except for the user and their organizations. */
export const clearPersistedAnswers = async (): Promise<void> => {
  const persisted = await entries<string, unknown>(persistedQueryStore)
  await Promise.all(persisted.filter(([key]) => !IDENTITY.test(key)).map(([key]) => del(key, persistedQueryStore)))
}
