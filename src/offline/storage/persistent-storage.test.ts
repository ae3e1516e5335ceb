import { beforeEach, expect, test, vi } from 'vitest'

const persist = vi.fn(async () => true)
const ask = async (persisted: boolean) => {
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => persisted } })
  const { requestPersistentStorage } = await import('#src/offline/storage/browser-storage.ts')
  requestPersistentStorage()
  requestPersistentStorage()
  await Promise.resolve()
}

beforeEach(() => {
  persist.mockReset()
  vi.resetModules()
})

test('the browser is asked once', async () => {
  await ask(false)
  expect(persist).toHaveBeenCalledTimes(1)
})

test('and not where it has agreed before', async () => {
  await ask(true)
  expect(persist).not.toHaveBeenCalled()
})

test('a browser that knows nothing of it is left alone', async () => {
  vi.stubGlobal('navigator', {})
  const { requestPersistentStorage } = await import('#src/offline/storage/browser-storage.ts')
  expect(requestPersistentStorage).not.toThrow()
})
