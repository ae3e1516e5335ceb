import { queryClient } from '#src/api/query-client.ts'
import { type Asset, asset } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import { readPendingFile } from '#src/offline/outbox/files/pending-files.ts'

type Found = Record<string, unknown>
const object = z.record(z.string(), z.unknown())

/** The first object, however deep, of which the test holds. */
const findIn = (value: unknown, test: (found: Found) => boolean): Found | undefined => {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = findIn(each, test)
      if (found !== undefined) return found
    }
    return undefined
  }
  const { data } = object.safeParse(value)
  if (data === undefined) return undefined
  return test(data) ? data : findIn(Object.values(data), test)
}

const textOf = (found: Found | undefined, field: string): string => {
  const text = found?.[field]
  return typeof text === 'string' ? text : ''
}

const everything = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data)

/** What screens have read so far, and what the caller calls things: nobody else can be asked. */
export const cachedEntities = (names: unknown) => {
  const called = z.record(z.string(), z.string()).safeParse(names).data ?? {}
  const withName = (id: string) =>
    findIn(everything(), (found) => (found.id === id || found.artistId === id) && typeof found.name === 'string')
  return {
    nameOf: (id: string): string => called[id] ?? textOf(withName(id), 'name'),
    titleOfRelease: (id: string): string =>
      textOf(
        findIn(everything(), (found) => found.id === id && typeof found.title === 'string'),
        'title',
      ),
    assetOf: (id: string): Asset | undefined =>
      asset.safeParse(findIn(everything(), (found) => found.id === id && 'composer' in found)).data,
    mediaOf: (fileId: string): Found | undefined =>
      findIn(everything(), (found) => found.fileId === fileId && 'fileName' in found),
    addressOf: (fileId: string): string =>
      textOf(
        findIn(everything(), (found) => found.fileId === fileId && typeof found.url === 'string'),
        'url',
      ),
    /** A file that is still here: shown from where it lies. */
    fileOf: async (fileId: string) => (await readPendingFile(fileId))?.file ?? null,
  }
}
export type CachedEntities = ReturnType<typeof cachedEntities>
