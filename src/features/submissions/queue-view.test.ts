import { expect, test } from 'vitest'
import { filtersOf, QUEUE_VIEWS, viewOf } from '#src/features/submissions/queue-view.ts'

test.each(QUEUE_VIEWS)('when the filters are those of the view %s, then that is the view', (view) => {
  expect(viewOf(filtersOf(view))).toBe(view)
})

test('when filters make up no view, then the status is the view', () => {
  expect(viewOf({ status: 'REJECTED', delivery: 'PROCESSED' })).toBe('REJECTED')
})
