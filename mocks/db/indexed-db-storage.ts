import { z } from '#src/contract/zod.ts'
import { fileFrom, isStoredFile, storeFile } from '#src/domain/stored-file.ts'
import { head, type Storage } from '#mocks/db/storage.ts'

const STORES = ['head', 'changes', 'blobs', 'set-aside'] as const
type StoreName = (typeof STORES)[number]
const HEAD_KEY = 'head'
const changes = z.array(z.object({ table: z.string(), id: z.string(), row: z.unknown() }))

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const open = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => STORES.forEach((store) => request.result.createObjectStore(store))
  return settled(request)
}

/** The browser's own database, shared by all tabs of the site. */
export const indexedDbStorage = (name: string): Storage => {
  let opened: Promise<IDBDatabase> | undefined

  const connect = async (): Promise<IDBDatabase> => {
    opened ??= open(name)
    const database = await opened
    // Another tab deletes the database, or the person clears the site's data: the next call opens it anew.
    database.onclose = () => (opened = undefined)
    database.onversionchange = () => {
      database.close()
      opened = undefined
    }
    return database
  }
  const read = async <T>(store: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<unknown> => {
    const database = await connect()
    return settled(ask(database.transaction(store).objectStore(store)))
  }
  const write = async (act: (store: (name: StoreName) => IDBObjectStore) => void): Promise<void> => {
    const database = await connect()
    const transaction = database.transaction(STORES, 'readwrite')
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      act((store) => transaction.objectStore(store))
    })
  }

  return {
    head: async () => {
      const stored = await read('head', (store) => store.get(HEAD_KEY))
      return stored === undefined ? null : head.parse(stored)
    },
    changes: async () => changes.parse(await read('changes', (store) => store.getAll())),
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
    setAside: async () => {
      const kept = {
        head: await read('head', (store) => store.get(HEAD_KEY)),
        changes: await read('changes', (store) => store.getAll()),
      }
      await write((store) => {
        store('set-aside').put(kept, new Date().toISOString())
        store('changes').clear()
        store('head').clear()
      })
    },
    blobs: {
      get: async (id) => {
        const stored = await read('blobs', (store) => store.get(id))
        return isStoredFile(stored) ? fileFrom(stored) : undefined
      },
      put: (id, blob) => storeFile(blob, (stored) => write((store) => void store('blobs').put(stored, id))),
    },
  }
}
