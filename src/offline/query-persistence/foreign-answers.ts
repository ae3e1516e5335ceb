import { delMany, keys } from 'idb-keyval'
import { session } from '#src/auth/session/session.ts'
import { pictureStore } from '#src/offline/query-persistence/persisted-pictures.ts'
import { persistedQueryStore, sessionPrefix } from '#src/offline/query-persistence/query-persister.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'

/**
 * Deletes persisted answers and pictures that are not of this session, and all of them where nobody is signed in: the page
 * may have been closed before a sign-out could delete them.
 */
export const deleteForeignAnswers = async (): Promise<void> => {
  for (const store of [persistedQueryStore, pictureStore])
    await tryStorage(async () => {
      const stored = await keys<string>(store)
      // Read after the keys: what is stored from here on is not among them.
      const isOwn = (key: string) => session.getState().jwt !== null && key.startsWith(sessionPrefix())
      await delMany(
        stored.filter((key) => !isOwn(key)),
        store,
      )
    })
}
