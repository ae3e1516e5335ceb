import { describe, expect, test } from 'vitest'
import { shortcutsOn } from '#src/app/command-palette/shortcut-list.tsx'

describe('the shortcuts', () => {
  test.each([
    ['/artists', ['everywhere', 'list']],
    ['/releases', ['everywhere', 'list']],
    ['/people/', ['everywhere', 'list']],
    ['/submissions', ['everywhere', 'queue']],
    ['/releases/new', ['everywhere', 'workspace']],
    ['/releases/6f1b8c1e-1111-4111-8111-111111111111', ['everywhere', 'workspace']],
    ['/organizations/new', ['everywhere']],
    ['/profile', ['everywhere']],
    ['/', ['everywhere']],
  ])('when the page is %s, then they are in the sections %j', (path, expected) => {
    expect(shortcutsOn(path).map(({ name }) => name)).toEqual(expected)
  })
})
