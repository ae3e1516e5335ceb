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

const persisted = vi.fn(async () => false)
test.each([
  ['has no storage that can be asked', {}],
  ['knows no persistent storage', { storage: { persisted } }],
])('when the browser %s, then it is asked nothing, and asked once it can be', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const { requestPersistentStorage } = await import('#src/offline/storage/browser-storage.ts')
  expect(requestPersistentStorage).not.toThrow()
  expect(persisted).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => false } })
  requestPersistentStorage()
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

const refuse = async (): Promise<never> => {
  throw new Error('not now')
}
test.each([
  ['does not say whether it is persistent', { persist, persisted: refuse }],
  ['refuses', { persist: refuse, persisted }],
])('when the browser %s, then nothing fails', async (_, storage) => {
  vi.stubGlobal('navigator', { storage })
  const unhandled = vi.fn<() => void>()
  process.on('unhandledRejection', unhandled)
  const { requestPersistentStorage } = await import('#src/offline/storage/browser-storage.ts')
  requestPersistentStorage()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
