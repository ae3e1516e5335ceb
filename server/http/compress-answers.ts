import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const packElsewhere = promisify(gzip)
/** What fits a packet or two is not made smaller. */
const LEAST = 1400
/** Twice as quick as the usual level, and the answers are a tenth longer. */
const LEVEL = constants.Z_BEST_SPEED

/** Up to here it is packed at once: to hand it to another thread takes as long again. */
const AT_ONCE_MAX = 64 * 1024
const pack = (bytes: Buffer) =>
  bytes.length > AT_ONCE_MAX ? packElsewhere(bytes, { level: LEVEL }) : gzipSync(bytes, { level: LEVEL })

const accepts = (header: string | undefined): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header ?? '')

/** Sends answers of calls, which are whole before they are sent, in one piece and compressed where that is understood. */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next()
  const { res: answer } = context
  if (answer.body === null || context.req.method === 'HEAD') return
  const isUnderstood = accepts(context.req.header('accept-encoding'))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.append('vary', 'accept-encoding')
  const isPacked = isUnderstood && bytes.length >= LEAST
  if (isPacked) headers.set('content-encoding', 'gzip')
  const sent = isPacked ? await pack(bytes) : bytes
  headers.set('content-length', String(sent.length))
  context.res = new Response(new Uint8Array(sent), { status: answer.status, headers })
}
