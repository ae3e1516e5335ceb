import { queryClient } from '#src/api/query-client.ts'
import { type Asset, asset } from '#src/contract/assets.ts'
import type { References } from '#src/contract/entity-views.ts'
import { z } from '#src/contract/zod.ts'
import { readPendingFile, pendingFileUrl } from '#src/offline/outbox/files/pending-files.ts'

type Found = Record<string, unknown>
const object = z.record(z.string(), z.unknown())

/** The first object, at any depth, that passes the test. */
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

/** Every object, at any depth, that passes the test. */
const findAllIn = (value: unknown, test: (found: Found) => boolean): Found[] => {
  if (Array.isArray(value)) return value.flatMap((each) => findAllIn(each, test))
  const { data } = object.safeParse(value)
  if (data === undefined) return []
  return test(data) ? [data] : findAllIn(Object.values(data), test)
}

const prefixed = z.object({ isrcPrefix: z.nullable(z.string()) })

/** What the queries of this page have read so far, and the names that the caller sent along. Without a network there is nothing else. */
export const cachedEntities = (names: unknown) => {
  const sentNames = z.record(z.string(), z.string()).safeParse(names).data ?? {}
  const find = (test: (found: Found) => boolean) => findIn(everything(), test)
  const isAbout = (found: Found, id: string) => found.id === id || found.artistId === id
  const has = (field: string) => (found: Found) => typeof found[field] === 'string'
  const nameOf = (id: string): string =>
    sentNames[id] ??
    textOf(
      find((found) => isAbout(found, id) && has('name')(found)),
      'name',
    )
  /** A file that waits to be uploaded is shown from this device. */
  const urlOf = async (fileId: string): Promise<string> => {
    const pending = await readPendingFile(fileId)
    if (pending !== null) return pendingFileUrl(fileId, pending.file)
    return textOf(
      find((found) => found.fileId === fileId && has('url')(found)),
      'url',
    )
  }
  const fileOf = async (fileId: string) => {
    const file = (await readPendingFile(fileId))?.file
    const read = find((found) => found.fileId === fileId && 'fileName' in found)
    const bytes = typeof read?.bytes === 'number' ? read.bytes : 0
    return {
      fileName: file?.name ?? textOf(read, 'fileName'),
      bytes: file?.size ?? bytes,
      url: await urlOf(fileId),
    }
  }
  const pictureOf = async (artistId: string): Promise<string | null> =>
    textOf(
      find((found) => isAbout(found, artistId) && has('image')(found)),
      'image',
    ) || null
  const isrcPrefixOf = async (labelId: string): Promise<string | null | undefined> =>
    prefixed.safeParse(find((found) => found.id === labelId && 'isrcPrefix' in found)).data?.isrcPrefix
  const references: References = { nameOf: async (_, id) => nameOf(id), isrcPrefixOf, pictureOf, urlOf, fileOf }
  return {
    references,
    nameOf,
    titleOfRelease: (id: string): string =>
      textOf(
        find((found) => found.id === id && has('title')(found)),
        'title',
      ),
    /** As it was saved last, of all the lists and releases that have it. */
    assetOf: (id: string): Asset | undefined => {
      const found = findAllIn(everything(), (each) => each.id === id && 'composer' in each)
      const copies = found.flatMap((each) => asset.safeParse(each).data ?? [])
      return copies.toSorted((a, b) => b.revision - a.revision)[0]
    },
  }
}
export type CachedEntities = ReturnType<typeof cachedEntities>
