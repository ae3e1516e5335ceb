import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const LONG = 'Paper Moon '.repeat(500)
const app = new Hono()
app.use('*', compressAnswers)
app.get('/long', (context) => context.json({ title: LONG }, 207, { 'retry-after': '3' }))
app.get('/short', (context) => context.text('Moon'))
app.get('/nothing', (context) => context.body(null, 204))

const ask = (path: string, encoding: string) => app.request(path, { headers: { 'accept-encoding': encoding } })

test('when an answer is long and gzip is accepted, then it is compressed, with its status and headers', async () => {
  const answer = await ask('/long', 'br, gzip, deflate')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('vary')]).toEqual([
    207,
    '3',
    'accept-encoding',
  ])
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ title: LONG })
})

test.each(['', 'br', 'gzip;q=0', 'identity, gzip;q=0.0'])(
  'when the accepted encoding is %j, then nothing is compressed',
  async (encoding) => {
    const answer = await ask('/long', encoding)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toEqual({ title: LONG })
  },
)

test('when an answer is short or empty, then it stays as it is', async () => {
  const short = await ask('/short', 'gzip')
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'Moon'])
  expect((await ask('/nothing', 'gzip')).status).toBe(204)
})
