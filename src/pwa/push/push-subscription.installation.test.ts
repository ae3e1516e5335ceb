import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

const firebase = vi.hoisted(() => ({ deleteDevice: vi.fn(() => Promise.resolve()) }))
vi.mock('#src/pwa/push/firebase.ts', () => firebase)
vi.mock('#src/pwa/push/push-config.ts', () => ({ firebaseConfiguration: {} }))

const load = async () => {
  vi.resetModules()
  const { deleteInstallation } = await import('#src/pwa/push/push-subscription.ts')
  return { deleteInstallation, ...(await import('#src/pwa/push/push-device-store.ts')) }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  firebase.deleteDevice.mockReset().mockResolvedValue(undefined)
})

test('when Firebase knows nothing of this browser, then its client is not even loaded', async () => {
  const { deleteInstallation } = await load()
  await deleteInstallation()
  expect(firebase.deleteDevice).not.toHaveBeenCalled()
})

test('when an installation is deleted, then it is not deleted again', async () => {
  const { deleteInstallation, readInstalled, writeInstalled } = await load()
  await writeInstalled(true)
  await Promise.all([deleteInstallation(), deleteInstallation()])
  expect(firebase.deleteDevice).toHaveBeenCalledOnce()
  expect(await readInstalled()).toBe(false)
})

test('when the deletion fails, then it is retried the next time, in silence', async () => {
  const { deleteInstallation, readInstalled, writeInstalled } = await load()
  await writeInstalled(true)
  firebase.deleteDevice.mockRejectedValueOnce(new Error('app-offline'))
  await deleteInstallation()
  expect(await readInstalled()).toBe(true)
  await deleteInstallation()
  expect(await readInstalled()).toBe(false)
})

test('when Firebase never answers, then the deletion ends after ten seconds', async () => {
  const { deleteInstallation, readInstalled, writeInstalled } = await load()
  await writeInstalled(true)
  firebase.deleteDevice.mockReturnValueOnce(new Promise(() => undefined))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const given = deleteInstallation()
  await vi.waitFor(() => expect(firebase.deleteDevice).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await given
  expect(await readInstalled()).toBe(true)
})
