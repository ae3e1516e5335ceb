import { respondTo } from '#backend/api/respond.ts'
import type { Push } from '#backend/ports.ts'
import { type MemoryDatabase, openDatabase } from '#mocks/db/database.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import type { Storage } from '#mocks/db/storage.ts'
import { readFileBytes } from '#mocks/file-bytes.ts'
import { emulatedPorts } from '#mocks/ports.ts'
import { FILES_PATH } from '#mocks/third-parties/file-service.ts'
import { receiveUpload } from '#mocks/third-parties/receive-upload.ts'

const CALLS = '/api/trpc/'
const UPLOADS = '/api/uploads/'
/** A page of any origin may call, since what it may do depends on the token in a header. `*` does not cover that one. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, range, x-organization-id',
  'access-control-max-age': '7200',
}

export type ApiOptions = {
  /** Where changes outlive the process; otherwise they are gone with it. */
  storage?: Storage
  /** Where files are shown from and where uploads go: the origin of the call unless a service of its own is named. */
  filesOrigin?: string
  uploadsOrigin?: string
  now?: () => Date
  /** How many rows of each table another version had stored and this one cannot read. */
  onRowsSetAside?: (counts: ReadonlyMap<string, number>) => void
  push?: Push['send']
}

const withCors = (response: Response): Response => {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value)
  return response
}
const empty = (status: number) => new Response(null, { status, headers: CORS })

/** A player requests ranges of a file: before it plays, and to seek. */
const sendFile = (bytes: Blob, range: string | null): Response => {
  const headers = { ...CORS, 'content-type': bytes.type, 'accept-ranges': 'bytes' }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return new Response(bytes, { headers })
  const start = Number(from)
  const end = Math.min(to === '' ? Infinity : Number(to), bytes.size - 1)
  if (start > end) return empty(416)
  const part = { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.size}` }
  return new Response(bytes.slice(start, end + 1, bytes.type), { status: 206, headers: part })
}

const answerFile = async ({ read, blobs }: MemoryDatabase, id: string, range: string | null): Promise<Response> => {
  const file = await read((tables) => tables.files.get(id))
  const bytes = file === undefined ? undefined : await readFileBytes(file, blobs)
  return bytes === undefined ? empty(404) : sendFile(bytes, range)
}

/**
 * The emulated API over plain requests, with nothing of a browser: answers everything under `/api/` as a server of the
 * contract would, files and uploads included. Its catalogue is its own, in memory, and starts as the demo's.
 */
export const createApi = async ({
  storage = memoryStorage(),
  filesOrigin,
  uploadsOrigin,
  now = () => new Date(),
  onRowsSetAside,
  push,
}: ApiOptions = {}): Promise<(request: Request) => Promise<Response>> => {
  const database = await openDatabase({ storage, lock: queueLock(), seed: seedCatalogue, now })
  if (database.setAside.size > 0) onRowsSetAside?.(database.setAside)
  const respond = respondTo({
    database,
    ports: emulatedPorts({
      now,
      push,
      blobs: database.blobs,
      url: async ({ id, drawing, sound }) =>
        drawing === null && sound === null && (await database.blobs.get(id)) === undefined
          ? ''
          : `${filesOrigin ?? ''}${FILES_PATH}${id}`,
      uploadUrl: (id, origin) => `${uploadsOrigin ?? origin}${UPLOADS}${id}`,
    }),
  })

  return async (request) => {
    const { method, headers } = request
    const { pathname } = new URL(request.url)
    if (method === 'OPTIONS') return empty(204)
    if (pathname.startsWith(CALLS)) return withCors(await respond(request))
    if (method === 'PUT' && pathname.startsWith(UPLOADS))
      return empty(await receiveUpload(database, pathname.slice(UPLOADS.length), request))
    if (method === 'GET' && pathname.startsWith(FILES_PATH))
      return answerFile(database, pathname.slice(FILES_PATH.length), headers.get('range'))
    return empty(404)
  }
}

let shared: ReturnType<typeof createApi> | undefined

/** Answers a request from one catalogue that lives as long as the process. */
export const answer = async (request: Request): Promise<Response> => {
  shared ??= createApi()
  const respond = await shared
  return respond(request)
}

/** The token of the session that a demo account has open from the start. */
export const tokenFor = (email: string): string => demoToken(email)
