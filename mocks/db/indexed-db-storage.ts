import type { Storage } from '#mocks/db/storage.ts'
import { abortOnPageHide } from '#src/platform/abort-on-page-hide.ts'
import { fileFrom, isStoredFile, storeFile } from '#src/platform/indexed-db.ts'

const STORES = ['head', 'changes', 'blobs', 'set-aside'] as const
type StoreName = (typeof STORES)[number]
const HEAD_KEY = 'head'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const open = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => STORES.forEach((store) => request.result.createObjectStore(store)))
  return settled(request)
}

/** The browser's own database, shared by all tabs of the site. */
export const indexedDbStorage = (name: string): Storage => {
  let opened: Promise<IDBDatabase> | undefined

  const connect = async (): Promise<IDBDatabase> => {
    opened ??= open(name)
    const database = await opened
    // Another tab deletes the database, or the person clears the site's data: the next call opens it anew.
    database.addEventListener('close', () => (opened = undefined))
    database.addEventListener('versionchange', () => {
      database.close()
      opened = undefined
    })
    return database
  }
  const readable = async (store: StoreName): Promise<IDBObjectStore> => {
    const transaction = (await connect()).transaction(store)
    abortOnPageHide(transaction)
    return transaction.objectStore(store)
  }
  const write = async (act: (store: (name: StoreName) => IDBObjectStore) => void): Promise<void> => {
    const database = await connect()
    const transaction = database.transaction(STORES, 'readwrite')
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error))
      act((store) => transaction.objectStore(store))
    })
  }

  return {
    head: async () => settled<unknown>((await readable('head')).get(HEAD_KEY)),
    changes: async () => {
      const store = await readable('changes')
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled<unknown[]>(store.getAll())])
      return keys.flatMap((key, position) => (typeof key === 'string' ? [{ key, value: values[position] }] : []))
    },
    commit: (next, added) =>
      write((store) => {
        for (const change of added) store('changes').put(change, `${change.table}/${change.id}`)
        store('head').put(next, HEAD_KEY)
      }),
    clear: (next) =>
      write((store) => {
        store('changes').clear()
        store('blobs').clear()
        store('head').put(next, HEAD_KEY)
      }),
    setAside: (unreadable, next, now) =>
      write((store) => {
        const at = now.toISOString()
        for (const { key, table, id, row } of unreadable) {
          store('set-aside').put({ table, id, row, at }, `${at}/${key}`)
          store('changes').delete(key)
        }
        store('head').put(next, HEAD_KEY)
      }),
    blobs: {
      get: async (id) => {
        const stored = await settled<unknown>((await readable('blobs')).get(id))
        return isStoredFile(stored) ? fileFrom(stored) : undefined
      },
      put: (id, blob) => storeFile(blob, (stored) => write((store) => void store('blobs').put(stored, id))),
    },
  }
}
