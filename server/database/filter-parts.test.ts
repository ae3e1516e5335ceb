import { expect, test } from 'vitest'
import { askedTogether } from './filter-parts.ts'

const PENDING = { is: { status: 'PENDING_APPROVAL' } }
const REJECTED = { is: { status: 'REJECTED' } }
const LIVE = { is: { delivery: 'PROCESSED' } }
const of = (filter: object) => ({ has: { submissions: filter } })

test('when one of several filters asks about rows of another table, then they are asked about once', () => {
  expect(askedTogether([of(PENDING), of(REJECTED)])).toEqual([of({ any: [PENDING, REJECTED] })])
})

test('when one of them is itself one of several, then those are asked with the others', () => {
  const draft = { is: { format: 'SINGLE' } }
  const nested = { any: [of(LIVE), draft] }
  expect(askedTogether([of(PENDING), nested])).toEqual([draft, of({ any: [PENDING, LIVE] })])
})

test('when a filter asks for more, or for any row at all, then it stays by itself', () => {
  const more = { is: { format: 'SINGLE' }, ...of(LIVE) }
  const any = of({})
  expect(askedTogether([more, any, of(PENDING)])).toEqual([more, any, of({ any: [PENDING] })])
})
