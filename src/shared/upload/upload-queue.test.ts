import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Api,
  happyApi,
  happyService,
  type Service,
  uploadBrowser,
} from '#src/shared/upload/testing/upload-test-browser.ts'

let endUploads = async () => {}

const setUp = async (service: Service = happyService, api: Api = happyApi) => {
  vi.resetModules()
  const spied = vi.fn(api)
  const browser = uploadBrowser(service, spied)
  const engine = await import('#src/shared/upload/upload-queue.ts')
  const { uploadOf, uploads } = await import('#src/shared/upload/upload-store.ts')
  const { queryClient } = await import('#src/api/query-client.ts')
  endUploads = async () => {
    engine.forgetUploads()
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  }
  const states = (...keys: string[]) => keys.map((key) => uploadOf(key)?.state)
  const until = (key: string, state: string) => vi.waitFor(() => expect(uploadOf(key)?.state).toBe(state))
  const start = (key: string, content = `bytes of ${key}`) =>
    engine.startUpload({ key, file: new File([content], `${key}.wav`, { type: 'audio/wav' }), purpose: 'AUDIO' })
  return { ...engine, ...browser, uploadOf, uploads, states, until, start, api: spied }
}

/** A service that answers only when told to. */
const gate = () => {
  const puts = new Map<string, (status: number) => void>()
  const service: Service = async ({ body }) => {
    const content = await body.text()
    return new Promise((resolve) => puts.set(content, resolve))
  }
  const arrived = (...contents: string[]) =>
    vi.waitFor(() => expect([...puts.keys()]).toEqual(expect.arrayContaining(contents)))
  const answer = (content: string, status: number) => {
    puts.get(content)?.(status)
    puts.delete(content)
  }
  return { service, arrived, answer }
}

afterEach(async () => {
  // An upload that goes on after its test would be sent to the service of the next one.
  await endUploads()
  vi.unstubAllGlobals()
})

describe('an upload', () => {
  test('when it is started, then it goes from the checksum to the stored file', async () => {
    const { start, until, uploadOf, uploads, api } = await setUp()
    const seen = new Set<string>()
    uploads.subscribe(({ a }) => a && seen.add(a.state))
    start('a', 'abc')
    await until('a', 'DONE')
    expect([...seen]).toEqual(['QUEUED', 'HASHING', 'UPLOADING', 'CHECKING', 'DONE'])
    expect(uploadOf('a')?.result).toEqual({ fileId: 'f1', url: '/files/f1' })
    expect(api.mock.calls[0]?.[1]).toEqual({
      fileName: 'a.wav',
      mimeType: 'audio/wav',
      bytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      purpose: 'AUDIO',
    })
  })

  test('when four are started, then two run at once, and the others wait in order', async () => {
    const { service, arrived, answer } = gate()
    const { start, states } = await setUp(service)
    for (const key of ['a', 'b', 'c', 'd']) start(key)
    await arrived('bytes of a', 'bytes of b')
    expect(states('a', 'b', 'c', 'd')).toEqual(['UPLOADING', 'UPLOADING', 'QUEUED', 'QUEUED'])
    answer('bytes of a', 200)
    await arrived('bytes of c')
    expect(states('a', 'b', 'c', 'd')).toEqual(['DONE', 'UPLOADING', 'UPLOADING', 'QUEUED'])
  })

  test('when it is cancelled, then it stops, the next one starts, and it can be retried', async () => {
    const { service, arrived, answer } = gate()
    const { start, until, states, cancelUpload, retryUpload } = await setUp(service)
    for (const key of ['a', 'b', 'c']) start(key)
    await arrived('bytes of a', 'bytes of b')
    cancelUpload('a')
    await arrived('bytes of c')
    expect(states('a')).toEqual(['CANCELLED'])
    for (const key of ['a', 'b', 'c']) answer(`bytes of ${key}`, 200)
    await until('c', 'DONE')
    expect(states('a')).toEqual(['CANCELLED'])
    retryUpload('a')
    await arrived('bytes of a')
    answer('bytes of a', 200)
    await until('a', 'DONE')
  })

  test('when another file has the same key, then it replaces the first', async () => {
    const { service, arrived, answer } = gate()
    const { start, until, uploadOf } = await setUp(service)
    start('a', 'first')
    await arrived('first')
    start('a', 'the second')
    await arrived('the second')
    answer('first', 500)
    answer('the second', 200)
    await until('a', 'DONE')
    expect(uploadOf('a')?.bytes).toBe('the second'.length)
  })

  test('when it is removed, then it stays removed', async () => {
    const { service, arrived, answer } = gate()
    const { start, uploads, forgetUploads } = await setUp(service)
    start('a')
    await arrived('bytes of a')
    forgetUploads()
    answer('bytes of a', 200)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(uploads.getState()).toEqual({})
  })
})

describe('when the network is lost', () => {
  test('during the upload, then it fails as offline and resumes when the network is back', async () => {
    let network = true
    const service: Service = async ({ body, progress }) => {
      progress(Math.floor(body.size / 2))
      return network ? 200 : 0
    }
    network = false
    const { start, until, uploadOf, goOnline } = await setUp(service)
    start('a')
    await until('a', 'FAILED')
    expect(uploadOf('a')?.error).toEqual({ code: 'NETWORK' })
    network = true
    goOnline()
    await until('a', 'DONE')
  })

  test('before the API has answered, then the same happens', async () => {
    let network = false
    const { start, until, uploadOf, retryUpload } = await setUp(happyService, (procedure, input) =>
      network ? happyApi(procedure, input) : 'unreachable',
    )
    start('a')
    await until('a', 'FAILED')
    expect(uploadOf('a')?.error).toEqual({ code: 'NETWORK' })
    network = true
    retryUpload('a')
    await until('a', 'DONE')
  })
})

describe('when an upload is refused', () => {
  const refusing =
    (refusal: { code: string; message: string; status: number }): Api =>
    (procedure, input) =>
      procedure === 'uploads.complete' ? refusal : happyApi(procedure, input)

  test.each([
    [{ code: 'BAD_REQUEST', message: 'CHECKSUM_MISMATCH', status: 400 }, 'CHECKSUM_MISMATCH'],
    [{ code: 'UNAUTHORIZED', message: 'Who are you?', status: 401 }, 'UNAUTHORIZED'],
  ])('by the check, then the code is that of the check: %j', async (refusal, code) => {
    const { start, until, uploadOf, goOnline, states } = await setUp(happyService, refusing(refusal))
    start('a')
    await until('a', 'FAILED')
    expect(uploadOf('a')?.error).toEqual({ code })
    goOnline()
    expect(states('a')).toEqual(['FAILED'])
  })

  test.each([
    [413, 'PAYLOAD_TOO_LARGE'],
    [403, 'UPLOAD_REFUSED'],
    [503, 'NETWORK'],
    [507, 'NOT_STORED'],
  ])('by the service with %i, then the code is %s', async (status, code) => {
    const { start, until, uploadOf } = await setUp(async () => status)
    start('a')
    await until('a', 'FAILED')
    expect(uploadOf('a')?.error).toEqual({ code })
  })
})
