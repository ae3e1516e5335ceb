import { expect, test } from 'vitest'
import { groupByOrganization } from '#src/features/outbox/outbox-panel.tsx'
import { added, EMPTY } from '#src/offline/outbox/queue/queue.ts'

const change = (id: string, organizationId: string | null, organizationName = '') => ({
  id,
  userId: 'anna',
  organizationId,
  organizationName,
  path: 'people.create',
  input: { id: crypto.randomUUID(), name: id },
  title: id,
  since: 0,
  uncertain: false,
})
const queue = [
  change('one', 'south', 'South'),
  change('two', 'north'),
  change('three', 'south', 'South Records'),
  change('four', 'north', 'North'),
].reduce(added, EMPTY)

const shown = (current: string | null) =>
  groupByOrganization(queue.changes, current).map(({ name, changes }) => [name, changes.map(({ id }) => id)])

test('when changes of two organizations are queued, then the chosen one comes first, each under its latest name', () => {
  expect(shown('north')).toEqual([
    ['North', ['two', 'four']],
    ['South Records', ['one', 'three']],
  ])
})

test('when another organization is chosen, then the others stay in the order they were made', () => {
  expect(shown(null).map(([name]) => name)).toEqual(['South Records', 'North'])
})

test('when nothing is queued, then there is no group', () => {
  expect(groupByOrganization([], 'north')).toEqual([])
})
