import { expect, test } from 'vitest'
import { NoAnswer, noAnswerIn, reasonOf } from './no-answer.ts'

const refusedBy = (address: string) => new Error(`connect ECONNREFUSED ${address}`)

test.each<[string, unknown, string]>([
  ['a reason', new TypeError('fetch failed', { cause: new Error('bad port') }), 'fetch failed: bad port'],
  ['none', new Error('terminated'), 'terminated'],
  ['its own words again', new Error('gone', { cause: new Error('gone', { cause: 'away' }) }), 'gone: away'],
  [
    'several, one for each address',
    new TypeError('fetch failed', { cause: new AggregateError([refusedBy('::1'), refusedBy('127.0.0.1')]) }),
    'fetch failed: connect ECONNREFUSED ::1',
  ],
])('when an error has %s, then its reason is told', (_what, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('when a client wraps the silence of a server, then it is found, and nothing else is taken for it', () => {
  const silence = new NoAnswer('silent')
  expect(noAnswerIn(new Error('wrapped', { cause: silence }))).toBe(silence)
  expect(noAnswerIn(new Error('wrapped', { cause: new Error('other') }))).toBeUndefined()
  expect(noAnswerIn('silent')).toBeUndefined()
})
