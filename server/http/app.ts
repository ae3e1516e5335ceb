import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { respondTo } from '#backend/api/respond.ts'
import type { Ports } from '#backend/ports.ts'
import { z } from '#src/contract/zod.ts'
import { createLog, type Log } from '../log/log.ts'
import { callerAddress } from '../rate-limits/caller-address.ts'
import type { Limits } from '../rate-limits/rate-limits.ts'
import { answerDeliveries, type DeliveryNews } from './answer-deliveries.ts'
import { answerFiles, type FileServices } from './answer-files.ts'
import { addHeaders } from './answer-headers.ts'
import { compressAnswers } from './compress-answers.ts'
import { type Caught, MAIL_PAGE_POLICY, mailPage } from './mail-page.ts'
import { readPageHeaders } from './page-headers.ts'
import { BodyRefused, readWholeBody } from './read-whole-body.ts'
import { isTransient, refuseRequest } from './refuse-request.ts'

type Options = FileServices &
  DeliveryNews & {
    ports: Ports
    /** The folder of the built app. */
    site: string
    limits: Limits
    /** How many proxies stand before this server. */
    proxies?: number
    /** What was caught instead of sent, where this server sends nothing: it is shown to everybody who asks. */
    caught?: Caught
    log?: Log
  }

/** What the calls of one request may weigh and take: an import of a catalogue is sent release by release. */
const CALL = { bytes: 10 * 1024 * 1024, milliseconds: 30_000 }

const connection = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) })
const connectedFrom = ({ env }: Context): string => connection.safeParse(env).data?.incoming.socket.remoteAddress ?? ''

/** Everything this server answers: calls, files, and the app itself under any other address. */
export const createApp = async ({
  ports,
  site,
  limits,
  proxies = 0,
  caught,
  deliveryKey,
  log = createLog('silent'),
  ...files
}: Options): Promise<Hono> => {
  const { database } = files
  const onFailure = (path: string | undefined, error: unknown) => log.error({ path, error }, 'a call failed')
  const respond = respondTo({ database, ports, onFailure })
  const app = new Hono()
  app.onError((error, context) => {
    if (isTransient(error)) return refuseRequest(context, 503)
    log.error({ path: context.req.path, error }, 'a request failed')
    return context.body(null, 500)
  })

  app.use('*', async (context, next) => {
    const startedAt = performance.now()
    await next()
    const { path, method } = context.req
    const { status } = context.res
    const ms = Math.round(performance.now() - startedAt)
    log.info({ method, path, status, ms }, 'answered')
  })
  app.use('*', addHeaders(await readPageHeaders(`${site}/_headers`)))

  answerFiles(app, files)
  answerDeliveries(app, { database, now: ports.clock.now, deliveryKey })
  app.use('/api/trpc/*', compressAnswers)
  app.all('/api/trpc/*', async (context) => {
    const from = callerAddress(connectedFrom(context), context.req.header('x-forwarded-for'), proxies)
    try {
      return await respond(await readWholeBody(context.req.raw, CALL), limits.admitFrom(from))
    } catch (error) {
      if (error instanceof BodyRefused) return refuseRequest(context, error.status, { connection: 'close' })
      throw error
    }
  })
  app.all('/api/*', (context) => context.body(null, 404))
  if (caught !== undefined)
    app.get('/dev/mail', (context) => {
      const isForPrograms = context.req.header('accept') === 'application/json'
      if (isForPrograms) return context.json(caught)
      return context.html(mailPage(caught), 200, { 'content-security-policy': MAIL_PAGE_POLICY })
    })

  app.use('*', compress())
  app.use('*', serveStatic({ root: site }))
  // Every address of the app is its one page; a file that is missing is not.
  // During a deployment it may be there a moment later, which a browser must not miss for a year.
  app.get('/static/*', (context) => context.body(null, 404, { 'cache-control': 'no-store' }))
  app.get('*', serveStatic({ root: site, path: 'index.html' }))
  return app
}
