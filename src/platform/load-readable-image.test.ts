import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadReadableImage } from '#src/platform/load-readable-image.ts'

const ELSEWHERE = 'https://pictures.liner.test/cover'
const HERE = 'https://liner.test/cover'

let decode = () => Promise.resolve()
class FakeImage {
  src = ''
  decode = () => decode()
}
const fetch = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  // Its own clock is not that of the page.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
    return ending.signal
  })
  vi.stubGlobal('location', new URL(HERE))
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('fetch', fetch)
  decode = () => Promise.resolve()
  fetch.mockImplementation(async () => new Response('picture'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How it fails after 15 s. */
const failureOf = async (address: string) => {
  const failing = loadReadableImage(address).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  return failing
}

const silence = () => new Promise<never>(() => undefined)

test.each([HERE, ELSEWHERE])('when the picture at %s can be loaded, then it is', async (address) => {
  expect(await loadReadableImage(address)).toBeInstanceOf(FakeImage)
})

test('when a server never answers, then the picture fails after 15 s', async () => {
  fetch.mockImplementation(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  expect(await failureOf(ELSEWHERE)).toMatchObject({ name: 'TimeoutError' })
})

test.each([HERE, ELSEWHERE])('when the picture at %s is never decoded, then it fails after 15 s', async (address) => {
  decode = silence
  expect(await failureOf(address)).toMatchObject({ name: 'TimeoutError' })
})
