import { beforeEach, expect, test, vi } from 'vitest'
import type { BuildFile } from '#sw/precache.ts'
import { stubWorkerScope } from '#sw/testing/worker-scope.ts'

const ORIGIN = 'https://liner.test'
const cache = stubWorkerScope(ORIGIN)
const { Router } = await import('workbox-routing/Router.js')
const { createPrecache } = await import('#sw/precache.ts')

const at = (path: string) => new URL(path, ORIGIN).href
const INDEX = { url: 'index.html', revision: 'one' }
const INDEX_OF_NEXT = { url: 'index.html', revision: 'two' }
const SCRIPT = { url: 'static/app-1234567.js', revision: null }
const IMPORT = { url: 'static/import/import-1234567.js', revision: null }
const IMPORT_TEXTS = { url: 'static/import/import-123456.json', revision: null }
const CHANGED_IMPORT = { url: 'static/import/import-7654321.js', revision: null }

let fetched: [string, RequestCache][]
let serve: (url: string) => Response

const event = (type: string) => new ExtendableEvent(type)
const install = (...files: BuildFile[]) => createPrecache(files).install(event('install'))
const heal = (...files: BuildFile[]) => createPrecache(files).heal(event('message'))

/** A worker that has the build's routes; answers null where it leaves a request to the browser. */
const worker = (...files: BuildFile[]) => {
  const router = new Router()
  for (const route of createPrecache(files).routes) router.registerRoute(route)
  return (path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response> | null => {
    const request = Object.defineProperty(new Request(at(path), { method }), 'mode', { value: mode })
    return router.handleRequest({ request, event: event('fetch') }) ?? null
  }
}
const text = async (answer: Promise<Response> | null) => (await answer)?.text()

beforeEach(() => {
  vi.useRealTimers()
  cache.entries.clear()
  fetched = []
  serve = (url) => new Response(`content of ${url}`)
  vi.stubGlobal('fetch', async ({ url, cache: mode }: Request) => {
    fetched.push([url, mode])
    return serve(url)
  })
})

test('when a worker is installed, then every file is fetched once, and those that keep their name bypass the cache of the browser', async () => {
  await install(INDEX, SCRIPT)
  expect(fetched).toEqual([
    [at('/index.html'), 'reload'],
    [at('/static/app-1234567.js'), 'default'],
  ])
  await install(INDEX_OF_NEXT, SCRIPT)
  expect(fetched.slice(2)).toEqual([[at('/index.html'), 'reload']])
})

test.each([
  ['cannot be fetched', () => new Response('', { status: 404 })],
  [
    'is answered with a page',
    () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  ],
])('when a file %s, then the install fails, and the worker of before has all that it had', async (_, answer) => {
  const before = [INDEX, { url: 'static/old-7654321.js', revision: null }]
  await install(...before)
  serve = (url) => (url.includes('app-') ? answer() : new Response('next shell'))
  await expect(install(INDEX_OF_NEXT, SCRIPT)).rejects.toThrow('bad-precaching-response')
  expect(cache.entries.has(at('/static/app-1234567.js'))).toBe(false)
  serve = () => new Response('', { status: 503 })
  const asks = worker(...before)
  expect(await text(asks('/artists', { mode: 'navigate' }))).toBe(`content of ${at('/index.html')}`)
  expect(await text(asks('/static/old-7654321.js'))).toBe(`content of ${at('/static/old-7654321.js')}`)
})

test('when the shell is of another build, then the install fails', async () => {
  serve = () => new Response('<script src="/static/app-7654321.js">')
  await expect(install(INDEX, SCRIPT)).rejects.toThrow('bad-precaching-response')
  serve = () => new Response('<script src="/static/app-1234567.js">')
  await install(INDEX, SCRIPT)
  expect(cache.entries.size).toBe(2)
})

test('when the browser can answer by itself, then it does for the API and for files of the cache, however they vary', async () => {
  serve = (url) => {
    const response = new Response(`content of ${url}`, { headers: { vary: 'Origin', 'x-kind': 'any' } })
    return Object.defineProperty(response, 'url', { value: url })
  }
  const addRoutes = vi.fn<NonNullable<ExtendableEvent['addRoutes']>>(async () => undefined)
  await createPrecache([INDEX, SCRIPT]).install(Object.assign(event('install'), { addRoutes }))
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith([
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
    { condition: { urlPattern: { pathname: '/static/:file' } }, source: { cacheName: 'liner-precache' } },
  ])
  const stored = cache.entries.get(at('/static/app-1234567.js'))
  expect(Object.fromEntries(stored?.headers ?? [])).toMatchObject({ 'x-kind': 'any' })
  expect(stored?.headers.has('vary')).toBe(false)
  expect(await stored?.text()).toBe(`content of ${at('/static/app-1234567.js')}`)
})

test('when the browser refuses to answer by itself, then the install succeeds', async () => {
  const addRoutes = () => Promise.reject(new TypeError('unknown source'))
  await createPrecache([INDEX, SCRIPT]).install(Object.assign(event('install'), { addRoutes }))
  expect(cache.entries.size).toBe(2)
})

test.each(['installed', 'lost'])(
  'when the shell is %s, then a redirected answer never reaches a navigation',
  async (state) => {
    serve = (url) =>
      Object.defineProperties(new Response(`from ${url}`), { redirected: { value: true }, url: { value: at('/') } })
    if (state === 'installed') await install(INDEX)
    const answer = await worker(INDEX)('/artists', { mode: 'navigate' })
    expect(answer?.redirected).toBe(false)
    expect(await answer?.text()).toBe(`from ${at('/index.html')}`)
  },
)

test('when the cache is cleaned up, then the files of other builds are deleted, and not before', async () => {
  await install(INDEX, { url: 'static/old-7654321.js', revision: null })
  const files = [INDEX_OF_NEXT, SCRIPT]
  await install(...files)
  expect(cache.entries.size).toBe(4)
  await createPrecache(files).cleanUp(event('message'))
  expect([...cache.entries.keys()]).toEqual([at('/index.html?__WB_REVISION__=two'), at('/static/app-1234567.js')])
})

test('when a page is navigated to, then the shell is the answer, except for the API', async () => {
  await install(INDEX, SCRIPT)
  const ask = worker(INDEX, SCRIPT)
  const navigate = { mode: 'navigate' }
  for (const path of ['/', '/artists?page=2', '/releases/1#tracks'])
    expect(await text(ask(path, navigate))).toBe(`content of ${at('/index.html')}`)
  expect(ask('/api/trpc/auth.user', navigate)).toBeNull()
  expect(ask('/dev/mail', navigate)).toBeNull()
})

test('when something is requested, then only a GET of a file of the build on this origin is answered', async () => {
  await install(INDEX, SCRIPT)
  const ask = worker(INDEX, SCRIPT)
  expect(await text(ask('/static/app-1234567.js'))).toBe(`content of ${at('/static/app-1234567.js')}`)
  expect(fetched).toHaveLength(2)
  expect(ask('/favicon.ico')).toBeNull()
  expect(ask('https://elsewhere.test/static/app-1234567.js')).toBeNull()
  expect(ask('/api/trpc/auth.user')).toBeNull()
  expect(ask('/static/app-1234567.js', { method: 'POST' })).toBeNull()
})

test('when a part is first used, then it is cached, and survives an update that does not change it', async () => {
  const files = [INDEX, IMPORT]
  await install(...files)
  expect(fetched).toHaveLength(1)
  await worker(...files)('/static/import/import-1234567.js')
  await vi.waitFor(() => expect(cache.entries.has(at('/static/import/import-1234567.js'))).toBe(true))
  serve = () => new Response('next shell')
  const next = [INDEX_OF_NEXT, IMPORT]
  await install(...next)
  await createPrecache(next).cleanUp(event('message'))
  serve = () => new Response('', { status: 503 })
  expect(await text(worker(...next)('/static/import/import-1234567.js'))).toBe(
    `content of ${at('/static/import/import-1234567.js')}`,
  )
})

test('when an update changes a part that was used, then the install fetches its group again', async () => {
  await worker(INDEX, IMPORT)('/static/import/import-1234567.js')
  await vi.waitFor(() => expect(cache.entries.has(at('/static/import/import-1234567.js'))).toBe(true))
  const unused = { url: 'static/firebase/firebase-1234567.js', revision: null }
  await install(INDEX_OF_NEXT, CHANGED_IMPORT, IMPORT_TEXTS, unused)
  expect(cache.entries.has(at('/static/import/import-7654321.js'))).toBe(true)
  expect(cache.entries.has(at('/static/import/import-123456.json'))).toBe(true)
  expect(cache.entries.has(at('/static/firebase/firebase-1234567.js'))).toBe(false)
})

test('when files were deleted, then one comes from the network, and a visit fetches all of them', async () => {
  await install(INDEX, SCRIPT)
  cache.entries.clear()
  expect(await text(worker(INDEX, SCRIPT)('/static/app-1234567.js'))).toBe(`content of ${at('/static/app-1234567.js')}`)
  await heal(INDEX, SCRIPT)
  expect([...cache.entries.keys()].toSorted()).toEqual([
    at('/index.html?__WB_REVISION__=one'),
    at('/static/app-1234567.js'),
  ])
})

test('when the shell was deleted, then one of the next build does not take its place', async () => {
  serve = () => new Response('<script src="/static/app-7654321.js">')
  await heal(INDEX, SCRIPT)
  expect(cache.entries.has(at('/index.html?__WB_REVISION__=one'))).toBe(false)
})

test.each([
  ['rejects', async () => Promise.reject(new Error('storage failed'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('when a look-up %s, then the file comes from the network within three seconds', async (_, lookUp) => {
  await install(INDEX, SCRIPT)
  vi.useFakeTimers()
  cache.match.mockImplementationOnce(lookUp)
  const answer = text(worker(INDEX, SCRIPT)('/artists', { mode: 'navigate' }))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toBe(`content of ${at('/index.html')}`)
  expect(fetched).toHaveLength(3)
})

test('when a device has no room, then it can use what it cannot cache', async () => {
  cache.put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  expect(await text(worker(INDEX, IMPORT)('/static/import/import-1234567.js'))).toBe(
    `content of ${at('/static/import/import-1234567.js')}`,
  )
})

test.each([
  ['an error', () => new Response('', { status: 404 })],
  ['the shell of a host', () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
])('when %s comes in the place of a file, then it is passed on, and not cached', async (_, answer) => {
  serve = answer
  const response = await worker(INDEX)('/static/gone-1234567.js')
  expect(response?.status).toBe(answer().status)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(cache.entries.size).toBe(0)
})
