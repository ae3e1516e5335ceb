import { beforeEach, expect, test, vi } from 'vitest'
import { callKey, earlyStart, readEarlyTexts, takeEarlyAnswer } from '#src/start/early-answers.ts'

const CALLER = { jwt: 'token', organizationId: null }
const INPUT = { page: 1, perPage: 20 }

beforeEach(() => {
  globalThis.earlyAnswers = {
    ...CALLER,
    askedAt: Date.now(),
    answers: new Map([[callKey('releases.list', INPUT), Promise.resolve('rows')]]),
  }
})

test('when a call was sent early, then its answer is taken once', async () => {
  expect(await takeEarlyAnswer(CALLER, 'releases.list', { perPage: 20, page: 1 })).toBe('rows')
  expect(takeEarlyAnswer(CALLER, 'releases.list', INPUT)).toBeUndefined()
})

test.each([
  ['somebody else is signed in', { ...CALLER, jwt: 'other' }, INPUT],
  ['another organization is chosen', { ...CALLER, organizationId: 'north' }, INPUT],
  ['another page is asked for', CALLER, { ...INPUT, page: 2 }],
])('when %s, then the early answer is left alone', (_, caller, input) => {
  expect(takeEarlyAnswer(caller, 'releases.list', input)).toBeUndefined()
})

test('when a call was sent early, then it counts from that moment until its answer is taken', () => {
  expect(earlyStart(CALLER, 'releases.list', INPUT)).toBe(globalThis.earlyAnswers?.askedAt)
  expect(earlyStart(CALLER, 'labels.list', INPUT)).toBeUndefined()
  void takeEarlyAnswer(CALLER, 'releases.list', INPUT)
  expect(earlyStart(CALLER, 'releases.list', INPUT)).toBeUndefined()
})

test('when a call is made long after the start, then it is sent anew', () => {
  vi.useFakeTimers({ now: Date.now() + 15_001 })
  expect(takeEarlyAnswer(CALLER, 'releases.list', INPUT)).toBeUndefined()
  vi.useRealTimers()
})

test('when nothing was asked early, then there is no answer', () => {
  globalThis.earlyAnswers = undefined
  expect(takeEarlyAnswer(CALLER, 'releases.list', INPUT)).toBeUndefined()
})

test('when the early texts do not come or are of another language, then they are read from their own files', async () => {
  globalThis.earlyAnswers = { language: 'en', texts: Promise.reject(new TypeError('Failed to fetch')) }
  expect(await readEarlyTexts('en', 'common')).toBeUndefined()
  globalThis.earlyAnswers = { language: 'en', texts: Promise.resolve({ common: { save: 'Save' } }) }
  expect(await readEarlyTexts('en', 'common')).toEqual({ save: 'Save' })
  expect(await readEarlyTexts('en', 'lists')).toBeUndefined()
  expect(await readEarlyTexts('it', 'common')).toBeUndefined()
})
