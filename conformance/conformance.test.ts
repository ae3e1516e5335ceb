import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createApi } from '#mocks/http.ts'
import { close, listen, sendResponse, toRequest } from '../api/node-http.ts'
import { createFindings } from './findings.ts'
import { tryServer } from './try-all.ts'

const ACCESS = { email: 'admin@liner.test', password: 'Liner-2026!', codeOf: async () => '123456' }
type Api = Awaited<ReturnType<typeof createApi>>
/** A server that would keep the contract, if it were not for this; it hangs up where there is no answer. */
type Fault = (request: Request, api: Api) => Promise<Response | undefined>

let stop = async (): Promise<void> => undefined
afterEach(() => stop())

const serve = async (fault: Fault): Promise<string> => {
  const api = await createApi()
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? ''}`)
    void toRequest(incoming, url)
      .then((request) => fault(request, api))
      .then((answer) => (answer === undefined ? void response.destroy() : sendResponse(answer, response)))
  })
  const port = await listen(server, 0)
  stop = () => close(server)
  return `http://localhost:${port}/api/trpc`
}

/** A port on which nobody listens any more. */
const unusedPort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server, 0)
  await close(server)
  return port
}

type Trials = Parameters<typeof tryServer>[2]

const failuresOf = async (fault: Fault, trials: Trials): Promise<string> => {
  const findings = createFindings()
  await tryServer({ url: await serve(fault), access: ACCESS }, findings, trials)
  return findings.failures.map(({ procedure, text }) => `${procedure}: ${text}`).join('\n')
}

const withBody = (text: string, { status, headers }: Response) =>
  new Response(text, { status, headers: { 'content-type': headers.get('content-type') ?? '' } })
/** Every answer passes through this. */
const answering =
  (change: (text: string) => string): Fault =>
  async (request, api) => {
    const response = await api(request)
    if (!request.url.includes('/api/trpc/')) return response
    return withBody(change(await response.text()), response)
  }
/** Every input passes through this, without these headers. */
const receiving =
  (change: (text: string) => string, without: readonly string[] = []): Fault =>
  async (request, api) => {
    const { method } = request
    const headers = new Headers(request.headers)
    for (const name of without) headers.delete(name)
    if (method !== 'POST')
      return api(
        new Request(change(request.url), { method, headers, ...(method === 'PUT' && { body: await request.blob() }) }),
      )
    return api(new Request(request.url, { method, headers, body: change(await request.text()) }))
  }

/** One procedure is answered by this, whoever asks. */
const replacing =
  (procedure: string, data: unknown): Fault =>
  async (request, api) =>
    request.url.includes(`/${procedure}?`) ? Response.json([{ result: { data } }]) : api(request)

type Case = { server: string; fault: Fault; trials: Trials; found: string }

test.each<Case>([
  {
    server: 'answers more than is declared',
    fault: answering((text) => text.replaceAll('"completed":', '"hash":"x","completed":')),
    trials: [],
    found: 'auth.setPassword: answers more',
  },
  {
    server: 'answers another kind of value',
    fault: answering((text) => text.replaceAll('"count":', '"total":')),
    trials: ['lists'],
    found: 'artists.list: answers what its output does not allow',
  },
  {
    server: 'does not name the field that is wrong',
    fault: answering((text) => text.replaceAll('"fields":', '"wrong":')),
    trials: ['lists'],
    found: 'refused without naming the field',
  },
  {
    server: 'shows where it failed',
    fault: answering((text) => text.replaceAll('"httpStatus":', '"stack":"at x.js","httpStatus":')),
    trials: ['removals'],
    found: 'neither a result nor an error',
  },
  {
    server: 'answers every batch with 200',
    fault: async (request, api) => {
      const response = await api(request)
      const { headers, status } = response
      return status === 207 ? withBody(await response.text(), new Response(null, { headers })) : response
    },
    trials: ['transport'],
    found: 'a batch: with refusals is answered 200',
  },
  {
    server: 'makes ids of its own',
    fault: receiving((text) => text.replaceAll(/,"id":"[^"]+"/g, '')),
    trials: ['repeated creations'],
    found: 'does not keep the id that it is given',
  },
  {
    server: 'makes a repeated change once more',
    fault: receiving((text) => text, ['idempotency-key']),
    trials: ['repeated changes'],
    found: 'labels.create: answers a creation otherwise when it is repeated',
  },
  {
    server: 'takes any order of a list',
    fault: receiving((text) => text.replaceAll('nonsense', 'createdAt')),
    trials: ['lists'],
    found: 'artists.list: an order that does not exist it answers OK',
  },
  {
    server: 'loses uploads',
    fault: async (request, api) => (request.method === 'PUT' ? new Response(null, { status: 200 }) : api(request)),
    trials: ['uploads'],
    found: 'preparations: cannot go on: UPLOAD_INCOMPLETE',
  },
  {
    server: 'forgets no session',
    fault: replacing('auth.signOut', { ok: true }),
    trials: ['sessions'],
    found: 'auth.user: after a sign-out it answers OK',
  },
  {
    server: 'does nothing',
    fault: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    trials: [],
    found: 'auth.signIn: answers neither a result nor an error of tRPC: 200',
  },
])('when a server $server, then that is found', async ({ fault, trials, found }) => {
  expect(await failuresOf(fault, trials)).toContain(found)
})

test('when a server falls silent, then that is said once with its reason, and nothing more is tried', async () => {
  let isSilent = false
  const calls: string[] = []
  const fault: Fault = async (request, api) => {
    isSilent ||= request.url.includes('/artists.list?')
    if (isSilent) calls.push(request.url)
    return isSilent ? undefined : api(request)
  }
  const said = await failuresOf(fault, ['lists', 'sessions', 'removals'])
  expect(said).toBe('lists: cannot go on: GET /api/trpc/artists.list is not answered: fetch failed: other side closed')
  // The client of Node asks once more what was cut off before its answer began.
  expect(new Set(calls).size).toBe(1)
})

test('when a server limits how many sign up, then that is said once, and nothing more is tried', async () => {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, path: 'auth.signUp' }
  const limited = [{ error: { message: 'TOO_MANY_REQUESTS', code: -32029, data } }]
  const fault: Fault = async (request, api) =>
    request.url.includes('/auth.signUp?') ? Response.json(limited, { status: 429 }) : api(request)
  expect(await failuresOf(fault, ['lists', 'sessions'])).toBe(
    'preparations: cannot go on: auth.signUp is refused with TOO_MANY_REQUESTS: a trial needs a server without such limits (docs/backend.md)',
  )
})

test.each([
  [
    'nobody is there',
    async () => `http://127.0.0.1:${await unusedPort()}/api/trpc`,
    /fetch failed: connect ECONNREFUSED/,
  ],
  ['no page may call it', async () => 'http://127.0.0.1:6000/api/trpc', /fetch failed: bad port$/],
])('when %s at the address, then the only finding names the reason', async (_what, address, reason) => {
  const findings = createFindings()
  expect(await tryServer({ url: await address(), access: ACCESS }, findings)).toBe(false)
  expect(findings.failures).toEqual([{ procedure: 'preparations', text: expect.stringMatching(reason) }])
})

test('when a server keeps the contract, then nothing is found', async () => {
  const trials = ['transport', 'lists', 'uploads', 'sessions', 'repeated changes', 'submissions'] as const
  expect(await failuresOf((request, api) => api(request), trials)).toBe('')
})
