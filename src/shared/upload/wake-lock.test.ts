import { beforeEach, expect, test, vi } from 'vitest'
import type { UploadState } from '#src/shared/upload/upload-store.ts'

const upload = async (state: UploadState, loaded = 0) => {
  const { setUpload } = await import('#src/shared/upload/upload-store.ts')
  setUpload('one', {
    state,
    fileName: 'one.wav',
    purpose: 'AUDIO',
    bytes: 4,
    loaded,
    bytesPerSecond: null,
    secondsLeft: null,
    isSilent: false,
    error: null,
    result: null,
  })
}

class Lock {
  released = false
  release = async () => {
    this.released = true
  }
}
let locks: Lock[]
let page: EventTarget & { visibilityState: string }
const held = () => locks.filter(({ released }) => !released).length

const start = async (request = async () => (locks.push(new Lock()), locks.at(-1))) => {
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const { holdWakeLockWhileUploading } = await import('#src/shared/upload/wake-lock.ts')
  holdWakeLockWhileUploading()
}

beforeEach(() => {
  locks = []
  vi.resetModules()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
})

test('when an upload is running, then the screen stays on', async () => {
  await start()
  expect(held()).toBe(0)
  await upload('HASHING')
  await upload('UPLOADING')
  await vi.waitFor(() => expect(held()).toBe(1))
  await upload('DONE')
  await vi.waitFor(() => expect(held()).toBe(0))
  expect(locks).toHaveLength(1)
})

test('when the page is visible again, then a released lock is requested again', async () => {
  await start()
  await upload('UPLOADING')
  await vi.waitFor(() => expect(held()).toBe(1))
  page.visibilityState = 'hidden'
  await locks[0]?.release()
  page.dispatchEvent(new Event('visibilitychange'))
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(held()).toBe(1))
})

test('when an upload ends before the lock is granted, then the lock is released', async () => {
  let answer = (_lock: Lock) => {}
  const lock = new Lock()
  await start(() => new Promise((resolve) => (answer = resolve)))
  await upload('UPLOADING')
  await upload('DONE')
  answer(lock)
  await vi.waitFor(() => expect(lock.released).toBe(true))
})

test('when the system refuses, as with a low battery, then the upload goes on, and the next one has the lock', async () => {
  const request = vi.fn(async () => {
    locks.push(new Lock())
    return locks.at(-1)
  })
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  await start(request)
  const { uploads } = await import('#src/shared/upload/upload-store.ts')
  const seen: unknown[] = []
  uploads.subscribe(({ one }) => void seen.push([one?.state, one?.loaded, one?.error]))
  await upload('UPLOADING')
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  expect(held()).toBe(0)
  await upload('UPLOADING', 3)
  await upload('DONE', 4)
  expect(seen).toEqual([
    ['UPLOADING', 0, null],
    ['UPLOADING', 3, null],
    ['DONE', 4, null],
  ])
  await vi.waitFor(() => expect(held()).toBe(0))
  await upload('UPLOADING')
  await vi.waitFor(() => expect(held()).toBe(1))
})
