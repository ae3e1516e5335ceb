import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { happyApi, type Service, uploadBrowser } from '#src/shared/upload/testing/upload-test-browser.ts'
import { putFile, UploadFailure } from '#src/shared/upload/upload-file.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const put = (service: Service, onSilent = () => {}) => {
  uploadBrowser(service, happyApi)
  return putFile({
    file: new Blob(['bytes']),
    url: 'https://uploads.test/put/1',
    headers: {},
    onProgress: () => undefined,
    onSilent,
    signal: new AbortController().signal,
  })
}
const silence = () => new Promise<number>(() => undefined)

test.each([
  ['no byte leaves', silence, 20_000],
  [
    'the last byte is not answered',
    ({ body, progress }: Parameters<Service>[0]) => {
      setTimeout(() => progress(body.size), 15_000)
      return silence()
    },
    35_000,
  ],
])('when %s for 20 s, then the upload ends as a lost connection', async (_what, service, end) => {
  const failure = put(service).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(end - 1)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(await failure).toEqual(new UploadFailure('NETWORK'))
})

test('when nothing moves for 5 s, then the upload is called silent before it ends', async () => {
  const onSilent = vi.fn<() => void>()
  const failure = put(({ body, progress }) => {
    setTimeout(() => progress(body.size), 4000)
    return silence()
  }, onSilent).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(8999)
  expect(onSilent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onSilent).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await failure).toEqual(new UploadFailure('NETWORK'))
})
