import { expect, test } from 'vitest'
import { changedChoice } from '#src/shared/list/panels/columns-panel.tsx'
import { toggleColumn } from '#src/shared/list/table/visible-columns.ts'

const columns = [
  { id: 'name', desktop: { visible: true, order: 1 } },
  { id: 'city', desktop: { visible: true, order: 2 } },
  { id: 'email', desktop: { visible: false, order: 3 } },
]

test('when two columns are pressed quickly, then the second change begins with the first', () => {
  const first = changedChoice(columns, '', (ids) => toggleColumn(ids, 'city'))
  const second = changedChoice(columns, first, (ids) => toggleColumn(ids, 'email'))
  expect(second).toBe('name.email')
  expect(changedChoice(columns, second, () => [])).toBe('')
})
