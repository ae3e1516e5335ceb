import { createReadStream } from 'node:fs'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Database } from '#backend/ports.ts'
import type { FileRow } from '#backend/tables/files.ts'
import { z } from '#src/contract/zod.ts'
import { type DiskFiles, isDiskFull, TooFewBytes } from '../ports/disk-files.ts'
import type { SignedUrls } from '../ports/signed-urls.ts'
import { TooManyBytes } from '../ports/write-stream.ts'
import { readRange } from './byte-range.ts'
import { bodyOf, piecesOf } from './streams.ts'

/** Makes the bytes of a file that nobody uploaded, where its row says how. */
export type MakeMissing = (file: FileRow, files: DiskFiles) => Promise<void>
export type FileServices = {
  database: Database
  files: DiskFiles
  addresses: SignedUrls
  /** The origin of files, where it is not the page's. */
  filesUrl?: string | null
  makeMissing?: MakeMissing
}

const fileId = z.uuid()
/** Addresses are signed, and nothing else says who calls: a page of any origin that has one may use it. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
}

/** Lets pages of other origins ask whether they may send and fetch files. */
const allowOrigins: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS')
    return context.body(null, 204, {
      ...CORS,
      'access-control-allow-methods': 'GET, HEAD, PUT',
      'access-control-allow-headers': 'content-type, range, if-range',
      'access-control-max-age': '86400',
    })
  await next()
  for (const [name, value] of Object.entries(CORS)) context.header(name, value)
  return undefined
}

/** Nothing but files is answered at their own address, and no file at another one. */
const separateFiles =
  (filesUrl: string): MiddlewareHandler =>
  async (context, next) => {
    const { host, pathname } = new URL(context.req.url)
    const isOfFiles = host === new URL(filesUrl).host
    if (isOfFiles !== pathname.startsWith('/api/files/')) return context.body(null, 404)
    return next()
  }

/** The row of the file that a signed address names; of any other address nothing is said. */
const namedFile = async (
  context: Context,
  kind: 'files' | 'uploads',
  { database, addresses }: FileServices,
): Promise<FileRow | undefined> => {
  const { data: id } = fileId.safeParse(context.req.param('id'))
  if (id === undefined) return undefined
  if (!addresses.isValid(kind, id, context.req.query('expires'), context.req.query('signature'))) return undefined
  return database.read((tables) => tables.files.get(id))
}

/** Where the bytes of an upload arrive, under the id that `uploads.create` reserved. */
const receiveUpload = async (context: Context, services: FileServices): Promise<Response> => {
  const file = await namedFile(context, 'uploads', services)
  const { body } = context.req.raw
  if (file === undefined || body === null) return context.body(null, 404)
  if (file.complete) return context.body(null, 409)
  try {
    await services.files.receive(file, piecesOf(body))
    return context.body(null, 200)
  } catch (error) {
    if (error instanceof TooFewBytes) return context.body(null, 400)
    if (error instanceof TooManyBytes) return context.body(null, 413)
    if (isDiskFull(error)) return context.body(null, 507)
    throw error
  }
}

const SHOWN = /^(image\/(jpeg|png|gif|webp|avif)|(audio|video)\/[\w.+-]+|application\/pdf)$/

/** What a browser may take a file for; its uploader may have announced anything. */
const typeOf = ({ drawing, mimeType }: FileRow): string => {
  // Pictures of the demo are drawn.
  if (drawing !== null) return 'image/svg+xml'
  return SHOWN.test(mimeType) ? mimeType : 'application/octet-stream'
}

/** A file, or the part of it that a player asks for. */
const sendFile = async (context: Context, services: FileServices): Promise<Response> => {
  const { files, makeMissing = async () => undefined } = services
  const file = await namedFile(context, 'files', services)
  if (file !== undefined && (await files.find(file.id)) === undefined) await makeMissing(file, files)
  const stored = file === undefined ? undefined : await files.find(file.id)
  if (file === undefined || stored === undefined) return context.body(null, 404)
  // The bytes of an id never change.
  const etag = `"${file.id}"`
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
    // What people upload is shown and played, and never run.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers)
  const ifRange = context.req.header('if-range')
  const isSame = ifRange === undefined || ifRange === etag
  const range = isSame ? readRange(context.req.header('range'), stored.bytes) : null
  if (range === 'NONE') return context.body(null, 416, { ...headers, 'content-range': `bytes */${stored.bytes}` })
  const { from, to } = range ?? { from: 0, to: stored.bytes - 1 }
  const described = {
    ...headers,
    'content-type': typeOf(file),
    'content-length': String(to - from + 1),
    ...(range !== null && { 'content-range': `bytes ${from}-${to}/${stored.bytes}` }),
  }
  const status = range === null ? 200 : 206
  if (context.req.method === 'HEAD') return context.body(null, status, described)
  return context.body(bodyOf(createReadStream(stored.path, { start: from, end: to })), status, described)
}

/** Adds the addresses of files and uploads. */
export const answerFiles = (app: Hono, services: FileServices): void => {
  const { filesUrl } = services
  if (filesUrl !== null && filesUrl !== undefined) app.use('*', separateFiles(filesUrl))
  for (const path of ['/api/uploads/*', '/api/files/*']) app.use(path, allowOrigins)
  app.put('/api/uploads/:id', (context) => receiveUpload(context, services))
  app.get('/api/files/:id', (context) => sendFile(context, services))
}
