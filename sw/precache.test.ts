import { beforeEach, expect, test, vi } from 'vitest'
import { precache, type PrecacheEntry } from '#sw/precache.ts'

const BASE = 'https://liner.test/sw.js'
const at = (path: string) => new URL(path, BASE).href
const INDEX = { url: 'index.html', revision: 'one' }
const SCRIPT = { url: 'assets/app-1234567.js', revision: null }

let kept: Map<string, Response>
let fetched: [string, RequestCache | undefined][]
let served: (url: string) => Response

const build = (...entries: PrecacheEntry[]) => precache(entries, BASE)
const asked = (path: string, { mode = 'cors', method = 'GET' } = {}) => {
  const request = new Request(at(path), { method })
  return Object.defineProperty(request, 'mode', { value: mode })
}
const text = async (answer: Promise<Response> | null) => (await answer)?.text()

beforeEach(() => {
  kept = new Map()
  fetched = []
  served = (url) => new Response(`content of ${url}`)
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache, match: async (key: string) => kept.get(key)?.clone() })
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    fetched.push([url, options?.cache])
    return served(url)
  })
})

test('every file is fetched once, those that keep their name past the cache of the browser', async () => {
  await build(INDEX, SCRIPT).install()
  expect(fetched).toEqual([
    [at('/index.html'), 'reload'],
    [at('/assets/app-1234567.js'), 'default'],
  ])
  await build({ ...INDEX, revision: 'two' }, SCRIPT).install()
  expect(fetched.slice(2)).toEqual([[at('/index.html'), 'reload']])
})

test('a file that cannot be had leaves the worker of before in its place', async () => {
  served = () => new Response('', { status: 404 })
  await expect(build(INDEX).install()).rejects.toThrow(`${at('/index.html')}: 404`)
})

test('what was led elsewhere is kept as if it came from here', async () => {
  served = (url) => Object.defineProperty(new Response(`from ${url}`), 'redirected', { value: true })
  const shell = build(INDEX)
  await shell.install()
  const answer = await shell.answer(asked('/artists', { mode: 'navigate' }))
  expect(answer?.redirected).toBe(false)
  expect(await answer?.text()).toBe(`from ${at('/index.html')}`)
})

test('the files of builds before are forgotten once this one takes over', async () => {
  await build(INDEX, { url: 'assets/old-7654321.js', revision: null }).install()
  const next = build({ ...INDEX, revision: 'two' }, SCRIPT)
  await next.install()
  expect(kept.size).toBe(4)
  await next.activate()
  expect([...kept.keys()]).toEqual([at('/index.html?revision=two'), at('/assets/app-1234567.js')])
})

test('every navigation is answered with the shell, but those of the API and of other origins', async () => {
  const shell = build(INDEX, SCRIPT)
  await shell.install()
  const navigate = { mode: 'navigate' }
  for (const path of ['/', '/artists?page=2', '/releases/1#tracks'])
    expect(await text(shell.answer(asked(path, navigate)))).toBe(`content of ${at('/index.html')}`)
  for (const path of ['/api/trpc/auth.user', 'https://elsewhere.test/artists'])
    expect(shell.answer(asked(path, navigate))).toBeNull()
})

test('a file is answered from what is kept, and from the network when it was lost', async () => {
  const shell = build(INDEX, SCRIPT)
  await shell.install()
  expect(await text(shell.answer(asked('/assets/app-1234567.js')))).toBe(`content of ${at('/assets/app-1234567.js')}`)
  expect(fetched).toHaveLength(2)
  kept.clear()
  expect(await text(shell.answer(asked('/assets/app-1234567.js')))).toBe(`content of ${at('/assets/app-1234567.js')}`)
  expect(fetched).toHaveLength(3)
  expect(shell.answer(asked('/favicon.ico'))).toBeNull()
  expect(shell.answer(asked('/assets/app-1234567.js', { method: 'POST' }))).toBeNull()
})

test('what is not fetched in advance is kept from when it was first asked for, until the next build', async () => {
  const shell = build(INDEX)
  await shell.install()
  const rare = at('/assets/signup-1234567.js')
  expect(await text(shell.answer(asked('/assets/signup-1234567.js')))).toBe(`content of ${rare}`)
  served = () => new Response('', { status: 503 })
  expect(await text(shell.answer(asked('/assets/signup-1234567.js')))).toBe(`content of ${rare}`)
  await build({ ...INDEX, revision: 'two' }).activate()
  expect(kept.has(rare)).toBe(false)
})

test.each([
  ['an error', () => new Response('', { status: 404 })],
  ['the shell of a host', () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
])('%s in the place of a file is given on, and not kept', async (_, answer) => {
  served = answer
  const response = await build(INDEX).answer(asked('/assets/gone-1234567.js'))
  expect(response?.status).toBe(answer().status)
  expect(kept.size).toBe(0)
})
