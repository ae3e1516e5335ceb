import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { answer } from '#mocks/http.ts'
import { close, listen, toRequest } from '../../api/node-http.ts'
import { CONTENT_TYPES } from '../../e2e/fixtures/content-types.ts'
import { type LinkProfile, ShapedLink } from './shaped-link.ts'

const COMPRESSED = /text|javascript|json|xml|wasm/
const COMPRESSED_BYTES_MIN = 512
const FILE_QUALITY = 11
/** An answer is compressed while somebody waits for it. */
const ANSWER_QUALITY = 5

type Answer = { status: number; headers: Record<string, string>; body: Buffer }
type SentAnswer = { path: string; type: string; bytes: number; byWorker: boolean }

type Compressed = { body: Buffer; headers: Record<string, string> }

const compress = async (body: Buffer, type: string, quality: number): Promise<Compressed> => {
  if (!COMPRESSED.test(type) || body.length < COMPRESSED_BYTES_MIN) return { body, headers: {} }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return { body: await promisify(brotliCompress)(body, { params }), headers: { 'content-encoding': 'br' } }
}

const readSiteFile = async (folder: string, path: string): Promise<Answer> => {
  const raw = readFileSync(`${folder}${path}`)
  const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream'
  const { body, headers } = await compress(raw, type, FILE_QUALITY)
  const etag = `"${createHash('sha1').update(raw).digest('hex').slice(0, 16)}"`
  const caching = path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  return { status: 200, body, headers: { ...headers, 'content-type': type, etag, 'cache-control': caching } }
}

const pathOf = (address: string | undefined) => (address === undefined ? '' : new URL(address, 'http://site').pathname)

/**
 * Serves a build as a good host does, and the API of the project beside it, through a link that can be slow. Stopped, it
 * is a network that is gone.
 */
export class SiteServer {
  readonly link = new ShapedLink()
  readonly #folder: string
  readonly #files = new Map<string, Answer>()
  readonly #workers = new Set<string>()
  #sent: SentAnswer[] = []
  #active = 0
  #lastAt = 0
  #server: Server | undefined
  #port = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`
  }

  get isRunning() {
    return this.#server !== undefined
  }

  async start() {
    if (this.#files.size === 0) await this.#readFiles()
    const server = createServer((request, response) => void this.#answer(request, response))
    server.keepAliveTimeout = 60_000
    this.#port = await listen(server, this.#port, '127.0.0.1')
    this.#server = server
  }

  async stop() {
    const server = this.#server
    this.#server = undefined
    if (server === undefined) return
    await close(server)
  }

  shape(profile: LinkProfile | null) {
    this.link.shape(profile)
  }

  forgetSent() {
    this.#sent = []
  }

  get sent(): readonly SentAnswer[] {
    return this.#sent
  }

  /** Milliseconds since a page, not a worker, last asked or was answered. */
  get quietMs() {
    return this.#active > 0 ? 0 : performance.now() - this.#lastAt
  }

  async #readFiles() {
    const names = readdirSync(this.#folder, { recursive: true }).map((name) => `/${String(name)}`)
    const files = names.filter((name) => extname(name) !== '')
    await Promise.all(files.map(async (path) => this.#files.set(path, await readSiteFile(this.#folder, path))))
  }

  async #answerCall(incoming: IncomingMessage): Promise<Answer> {
    const response = await answer(await toRequest(incoming, new URL(incoming.url ?? '/', this.origin)))
    const headers = Object.fromEntries(response.headers)
    const raw = Buffer.from(await response.arrayBuffer())
    const { body, headers: encoding } = await compress(raw, headers['content-type'] ?? '', ANSWER_QUALITY)
    return { status: response.status, headers: { ...headers, ...encoding }, body }
  }

  #findFile(path: string, { headers }: IncomingMessage): Answer {
    const file = this.#files.get(path) ?? (extname(path) === '' ? this.#files.get('/index.html') : undefined)
    if (file === undefined) return { status: 404, headers: {}, body: Buffer.alloc(0) }
    const isKnown = headers['if-none-match'] === file.headers.etag
    return isKnown ? { ...file, status: 304, body: Buffer.alloc(0) } : file
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse) {
    const path = pathOf(incoming.url)
    if (incoming.headers['service-worker'] !== undefined) this.#workers.add(path)
    const byWorker = this.#workers.has(path) || this.#workers.has(pathOf(incoming.headers.referer))
    if (!byWorker) this.#active += 1
    try {
      const found = path.startsWith('/api/') ? await this.#answerCall(incoming) : this.#findFile(path, incoming)
      const { status, headers, body } = found
      this.#sent.push({ path, type: headers['content-type'] ?? '', bytes: body.length, byWorker })
      response.writeHead(status, { ...headers, 'content-length': body.length })
      await this.link.send(response, incoming.socket, body)
    } catch {
      // The page that asked is gone.
      response.destroy()
    }
    if (byWorker) return
    this.#active -= 1
    this.#lastAt = performance.now()
  }
}
