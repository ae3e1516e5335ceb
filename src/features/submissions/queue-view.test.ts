import { expect, test } from 'vitest'
import { filtersOf, QUEUE_VIEWS, viewOf } from '#src/features/submissions/queue-view.ts'

test.each(QUEUE_VIEWS)('the view %s is read back from its filters', (view) => {
  expect(viewOf(filtersOf(view))).toBe(view)
})

test('when filters make up no view, then the status is the view', () => {
  expect(viewOf({ status: 'REJECTED', delivery: 'PROCESSED' })).toBe('REJECTED')
})
