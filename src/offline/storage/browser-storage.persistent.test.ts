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

test('when persistent storage was requested, then it is not requested again', async () => {
  await ask(false)
  expect(persist).toHaveBeenCalledTimes(1)
})

test('when the storage is persistent already, then nothing is requested', async () => {
  await ask(true)
  expect(persist).not.toHaveBeenCalled()
})

test('when the browser knows no persistent storage, then nothing is requested', async () => {
  vi.stubGlobal('navigator', {})
  const { requestPersistentStorage } = await import('#src/offline/storage/browser-storage.ts')
  expect(requestPersistentStorage).not.toThrow()
})
