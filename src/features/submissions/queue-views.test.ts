import { expect, test } from 'vitest'
import { filtersOf, QUEUE_VIEWS, viewOf } from '#src/features/submissions/queue-views.ts'

test.each(QUEUE_VIEWS)('%s is found again in its address', (view) => {
  expect(viewOf(filtersOf(view))).toBe(view)
})

test('what nobody offers is shown by its status', () => {
  expect(viewOf({ status: 'REJECTED', delivery: 'PROCESSED' })).toBe('REJECTED')
})
