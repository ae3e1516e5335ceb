import { beforeEach, expect, test, vi } from 'vitest'
import { callKey, prefetchStart, readPrefetchedTexts, takePrefetchedAnswer } from '#src/start/prefetched-answers.ts'

const CALLER = { jwt: 'token', organizationId: null }
const INPUT = { page: 1, perPage: 20 }

beforeEach(() => {
  globalThis.prefetched = {
    ...CALLER,
    askedAt: Date.now(),
    answers: new Map([[callKey('releases.list', INPUT), Promise.resolve('rows')]]),
  }
})

test('when a call was prefetched, then its answer is taken once', async () => {
  expect(await takePrefetchedAnswer(CALLER, 'releases.list', { perPage: 20, page: 1 })).toBe('rows')
  expect(takePrefetchedAnswer(CALLER, 'releases.list', INPUT)).toBeUndefined()
})

test.each([
  ['somebody else is signed in', { ...CALLER, jwt: 'other' }, INPUT],
  ['another organization is chosen', { ...CALLER, organizationId: 'north' }, INPUT],
  ['another page is asked for', CALLER, { ...INPUT, page: 2 }],
])('when %s, then the prefetched answer is left alone', (_, caller, input) => {
  expect(takePrefetchedAnswer(caller, 'releases.list', input)).toBeUndefined()
})

test('when a call was prefetched, then it counts from that moment until its answer is taken', () => {
  expect(prefetchStart(CALLER, 'releases.list', INPUT)).toBe(globalThis.prefetched?.askedAt)
  expect(prefetchStart(CALLER, 'labels.list', INPUT)).toBeUndefined()
  void takePrefetchedAnswer(CALLER, 'releases.list', INPUT)
  expect(prefetchStart(CALLER, 'releases.list', INPUT)).toBeUndefined()
})

test('when a call is made long after the start, then it is sent anew', () => {
  vi.useFakeTimers({ now: Date.now() + 15_001 })
  expect(takePrefetchedAnswer(CALLER, 'releases.list', INPUT)).toBeUndefined()
  vi.useRealTimers()
})

test('when nothing was prefetched, then there is no answer', () => {
  globalThis.prefetched = undefined
  expect(takePrefetchedAnswer(CALLER, 'releases.list', INPUT)).toBeUndefined()
})

test('when the prefetched texts do not come or are of another language, then they are read from their own files', async () => {
  globalThis.prefetched = { language: 'en', texts: Promise.reject(new TypeError('Failed to fetch')) }
  expect(await readPrefetchedTexts('en', 'common')).toBeUndefined()
  globalThis.prefetched = { language: 'en', texts: Promise.resolve({ common: { save: 'Save' } }) }
  expect(await readPrefetchedTexts('en', 'common')).toEqual({ save: 'Save' })
  expect(await readPrefetchedTexts('en', 'lists')).toBeUndefined()
  expect(await readPrefetchedTexts('it', 'common')).toBeUndefined()
})
