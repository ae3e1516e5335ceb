import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoredBytes } from '#backend/ports.ts'
import { errorCode } from '../error-code.ts'
import { type OpenFile, writeStream, type Written } from './write-stream.ts'

/** Fewer bytes arrived than were announced. */
export class TooFewBytes extends Error {
  override readonly name = 'TooFewBytes'
}

export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')

const unlessMissing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** What was renamed in a folder is there after a power cut only once the folder itself is on the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const HASH = '.sha256'
const PART = '.part'
const UUID_LENGTH = 36

/** What an upload is to be. */
export type Announced = { id: string; bytes: number; sha256: string }
type Pieces = AsyncIterable<Uint8Array>
type Options = { openFile?: OpenFile }

/** Files in a folder by their ids, in subfolders, since one folder is slow with very many. */
export const diskFiles = (folder: string, { openFile = open }: Options = {}) => {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id)
  const sizeOf = async (path: string): Promise<number | undefined> => (await unlessMissing(() => stat(path)))?.size

  /** Writes a file beside its place, and puts it there once all of it is on the disk and it is the right one. */
  const store = async (id: string, pieces: Pieces, most: number, isRight: (written: Written) => boolean) => {
    const path = pathOf(id)
    const part = `${path}.${crypto.randomUUID()}${PART}`
    await mkdir(dirname(path), { recursive: true })
    try {
      const written = await writeStream(openFile, part, pieces, { most, isUpload: most < Infinity })
      const right = isRight(written)
      // What is there already is never replaced by other bytes.
      if (!right && (await sizeOf(path)) !== undefined) return written
      await writeFile(`${path}${HASH}`, written.sha256, { flush: true })
      if (right) await rename(part, path)
      await syncFolder(dirname(path))
      return written
    } finally {
      await rm(part, { force: true })
    }
  }

  return {
    /** Where the bytes of a file are; undefined while they have not arrived. */
    find: async (id: string): Promise<{ path: string; bytes: number } | undefined> => {
      const bytes = await sizeOf(pathOf(id))
      return bytes === undefined ? undefined : { path: pathOf(id), bytes }
    },
    /** Stores an upload. Of other bytes than were announced only the hash is kept. */
    receive: ({ id, bytes, sha256 }: Announced, pieces: Pieces): Promise<Written> =>
      store(id, pieces, bytes, (written) => {
        if (written.bytes < bytes) throw new TooFewBytes()
        return written.sha256 === sha256
      }),
    /** Stores what nobody announced: what this server made itself, or has from a backup. */
    put: (id: string, pieces: Pieces): Promise<Written> => store(id, pieces, Infinity, () => true),
    remove: async (id: string): Promise<void> => {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}${HASH}`, { force: true })
    },
    /** The ids of what was last written before then. Parts that broke off so long ago are removed on the way. */
    writtenBefore: async function* (then: Date): AsyncGenerator<Set<string>> {
      for (const name of (await unlessMissing(() => readdir(folder))) ?? []) {
        const ids = new Set<string>()
        if ((await stat(join(folder, name))).isFile()) continue
        for await (const entry of await opendir(join(folder, name))) {
          const path = join(folder, name, entry.name)
          const stats = await unlessMissing(() => stat(path))
          if (stats === undefined || stats.mtime >= then) continue
          if (entry.name.endsWith(PART)) await rm(path, { force: true })
          else ids.add(entry.name.slice(0, UUID_LENGTH))
        }
        yield ids
      }
    },
    open: async (id: string): Promise<StoredBytes | undefined> => {
      const path = pathOf(id)
      const sha256 = await unlessMissing(() => readFile(`${path}${HASH}`, 'utf8'))
      if (sha256 === undefined) return undefined
      return {
        // There are none where others arrived than were announced.
        bytes: (await sizeOf(path)) ?? 0,
        sha256: async () => sha256,
        read: async (at, length) => {
          const file = await open(path)
          try {
            const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
            return buffer.subarray(0, bytesRead)
          } finally {
            await file.close()
          }
        },
      }
    },
  }
}
export type DiskFiles = ReturnType<typeof diskFiles>
