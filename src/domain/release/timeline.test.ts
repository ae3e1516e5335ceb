import { expect, test } from 'vitest'
import { timelineOf } from '#src/domain/release/timeline.ts'

test('when the same happens at several stores within the hour, then it is one step of the timeline', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()
  const history = [
    { event: 'APPROVED', at: at(90), by: null, storeId: 'a' },
    { event: 'APPROVED', at: at(40), by: null, storeId: 'b' },
    { event: 'APPROVED', at: at(20), by: null, storeId: 'c' },
    { event: 'SUBMITTED', at: at(10), by: 'Anna', storeId: 'b' },
    { event: 'SUBMITTED', at: at(10), by: 'Luca', storeId: 'a' },
    { event: 'CHANGED', at: at(5), by: 'Anna', storeId: null },
    { event: 'CHANGED', at: at(0), by: 'Anna', storeId: null },
  ] as const
  const said = history.map((entry) => ({ ...entry, from: null, reason: null, date: null }))
  expect(timelineOf(said).map(({ latest, storeIds }) => [latest.event, latest.at, storeIds])).toEqual([
    ['APPROVED', at(90), ['a', 'b']],
    ['APPROVED', at(20), ['c']],
    ['SUBMITTED', at(10), ['b']],
    ['SUBMITTED', at(10), ['a']],
    ['CHANGED', at(5), []],
    ['CHANGED', at(0), []],
  ])
})

test('when the label gave different answers with its submissions, then each is a step of its own', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const base = { event: 'SUBMITTED', at, by: 'Anna', storeId: 'a', from: null, reason: null, date: null } as const
  const answers = [{ reason: 'GENRE_WRONG', text: 'It is what she calls it.' }]
  const history = [
    { ...base, answers },
    { ...base, storeId: 'b', answers: [...answers] },
    { ...base, storeId: 'c' },
  ]
  expect(timelineOf(history).map(({ storeIds }) => storeIds)).toEqual([['a', 'b'], ['c']])
})

test('when decisions have different reasons, then each is a step of its own', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const entry = { event: 'REJECTED', at, by: 'Rita', storeId: 'a', from: 'PENDING_APPROVAL', date: null } as const
  const history = [
    { ...entry, reason: 'Blurred' },
    { ...entry, storeId: 'b', reason: 'Blurred' },
    { ...entry, storeId: 'c', reason: 'Too loud' },
  ]
  expect(timelineOf(history).map(({ storeIds }) => storeIds)).toEqual([['a', 'b'], ['c']])
})
