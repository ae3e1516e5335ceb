import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { z } from '#src/contract/zod.ts'
import { openEmbedded } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { answerFiles } from '../http/answer-files.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { signedUrls } from '../ports/signed-urls.ts'

const EVERY_MS = 10
const asked = z.object({ folder: z.string(), files: z.array(z.object({ bytes: z.int(), sha256: z.string() })) })

// A process of its own, so that what is measured of its memory is the server's alone.
process.once('message', async (message) => {
  const { folder, files: announced } = asked.parse(message)
  const now = () => new Date()
  const { database, kysely } = await openEmbedded()
  await migrate(kysely)
  const addresses = signedUrls(Buffer.alloc(32), now)
  const [example] = seedCatalogue(now()).files
  if (example === undefined) throw new Error('The demo has no files.')
  const paths: { upload: string; file: string }[] = []
  for (const facts of announced) {
    const id = crypto.randomUUID()
    const row = { ...example, ...facts, id, complete: false, drawing: null, sound: null }
    await database.write((tables) => tables.files.put(row))
    paths.push({ upload: addresses.uploadUrl(id), file: addresses.fileUrl(id) })
  }
  const app = new Hono()
  answerFiles(app, { database, addresses, files: diskFiles(folder) })
  let peak = 0
  app.post('/measure', (context) => {
    const { rss } = process.memoryUsage()
    const measured = { peak: Math.max(peak, rss) }
    peak = rss
    return context.json(measured)
  })
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0)
  await once(server, 'listening')
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, EVERY_MS)
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0, paths })
})
