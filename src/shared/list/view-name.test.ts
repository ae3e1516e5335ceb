import { VIEW_NAME_MAX } from '#src/domain/limits.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { viewNameProblem } from '#src/shared/list/view-name.ts'

describe('the name of a view', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200B\u200B', 'required'],
    ['\u202E', 'required'],
    ['x'.repeat(VIEW_NAME_MAX + 1), 'tooLong'],
    ['singles', 'taken'],
    [' SINGLES ', 'taken'],
    ['x'.repeat(VIEW_NAME_MAX), null],
    ['👩‍👩‍👧‍👦', null],
    ['<b>bold</b>', null],
    ['__proto__', null],
  ])('%j: %s', (name, problem) => {
    expect(viewNameProblem(name, ['Singles', 'Albums'])).toBe(problem)
  })

  test('is free where there is no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(viewNameProblem(name, [])).not.toBe('taken')
      }),
    )
  })

  test('is never one that there is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(viewNameProblem(name, [name])).not.toBeNull()
      }),
    )
  })
})
