import 'fake-indexeddb/auto'
import { createStore, entries } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { answerShareTarget } from '#sw/share-target.ts'

const store = createStore('liner-shared', 'files')
const shared = (body: BodyInit, { path = '/share', mode = 'navigate' } = {}) => {
  const request = new Request(`https://liner.test${path}`, { method: 'POST', body })
  return Object.defineProperty(request, 'mode', { value: mode })
}
const form = (...files: (File | string)[]) => {
  const data = new FormData()
  for (const file of files) data.append('files', file)
  return data
}
const wav = new File(['RIFF'], 'one.wav', { type: 'audio/wav' })
const locationOf = async (answer: Promise<Response> | null) => (await answer)?.headers.get('location')

test('when files are shared, then they are stored, and the answer redirects to their page', async () => {
  expect(await locationOf(answerShareTarget(shared(form(wav, 'text'))))).toBe('https://liner.test/share')
  const stored = await entries<string, { file: File; sharedAt: number }>(store)
  expect(stored.map(([, { file }]) => file.name)).toEqual(['one.wav'])
})

test('when too many files are shared at once, then no more are stored than the limit', async () => {
  await answerShareTarget(shared(form(...Array.from({ length: 30 }, () => wav))))
  expect(await entries(store)).toHaveLength(11)
})

test('when shared files cannot be read or stored, then the address tells the page', async () => {
  expect(await locationOf(answerShareTarget(shared('no form')))).toBe('https://liner.test/share#lost')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await locationOf(answerShareTarget(shared(form(wav))))).toBe('https://liner.test/share#lost')
})

test('when one of several files does not fit, then none of them is stored', async () => {
  vi.restoreAllMocks()
  const before = (await entries(store)).length
  const own = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
  let fits = 2
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (fits-- > 0) return own?.value.call(this, value, key)
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await locationOf(answerShareTarget(shared(form(wav, wav, wav))))).toBe('https://liner.test/share#lost')
  vi.restoreAllMocks()
  expect(await entries(store)).toHaveLength(before)
})

test('when a request is no share, then it is not answered', () => {
  expect(answerShareTarget(shared(form(wav), { path: '/api/trpc/share' }))).toBeNull()
  expect(answerShareTarget(shared(form(wav), { mode: 'cors' }))).toBeNull()
  expect(answerShareTarget(new Request('https://liner.test/share'))).toBeNull()
})
