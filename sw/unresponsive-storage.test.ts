import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when the database never answers, then a push message is handled as if nothing was stored', async () => {
  const { isDeviceRegistered, readLanguage, readRecord, writeUnread } = await import('#sw/subscription.ts')
  const work = Promise.all([isDeviceRegistered(), readLanguage(), readRecord(), writeUnread(3)])
  await vi.advanceTimersByTimeAsync(1500)
  expect(await work).toEqual([false, 'en', null, undefined])
})

test('when the database never answers, then the page of a shared file says that it is lost', async () => {
  const { answerShareTarget } = await import('#sw/share-target.ts')
  const body = new FormData()
  body.append('files', new File(['RIFF'], 'one.wav', { type: 'audio/wav' }))
  const request = new Request('https://liner.test/share', { method: 'POST', body })
  const answer = answerShareTarget(Object.defineProperty(request, 'mode', { value: 'navigate' }))
  // The form is read first, which takes no time of the clock.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(1500)
  expect((await answer)?.headers.get('location')).toBe('https://liner.test/share#lost')
})
