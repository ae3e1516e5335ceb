import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putFile, UploadFailure } from '#src/shared/upload/upload-file.ts'
import { happyApi, type Service, uploadBrowser } from '#src/shared/upload/testing/upload-test-browser.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const put = (service: Service) => {
  uploadBrowser(service, happyApi)
  return putFile({
    file: new Blob(['bytes']),
    url: 'https://uploads.test/put/1',
    headers: {},
    onProgress: () => undefined,
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
])('when %s for 20 s, the upload ends as a lost connection', async (_what, service, end) => {
  const failure = put(service).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(end - 1)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(await failure).toEqual(new UploadFailure('NETWORK'))
})
