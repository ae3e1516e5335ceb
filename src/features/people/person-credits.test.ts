import { expect, test } from 'vitest'
import { creditsByRelease } from '#src/features/people/person-credits.tsx'

const release = (id: string, consumerReleaseDate: string | null) => ({ id, name: id, cover: null, consumerReleaseDate })
const OLD = release('old', '2020-01-01')
const NEW = release('new', '2026-01-01')
const credit = (title: string, ...releases: ReturnType<typeof release>[]) => ({
  id: title,
  title,
  version: null,
  artists: [],
  roles: [],
  releases,
})

test('when a person has credits, then they are grouped by release, the latest first, and what is on none comes last', () => {
  const groups = creditsByRelease([credit('demo'), credit('a', OLD), credit('b', NEW, OLD)])
  expect(groups.map(({ release: on, credits }) => [on?.id ?? null, credits.map(({ title }) => title)])).toEqual([
    ['new', ['b']],
    ['old', ['a', 'b']],
    [null, ['demo']],
  ])
})

test('when every credit is released, then no group is without a release', () => {
  expect(creditsByRelease([credit('a', OLD)])).toHaveLength(1)
  expect(creditsByRelease([])).toEqual([])
})
