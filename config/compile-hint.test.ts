import { expect, test } from 'vitest'
import { withCompileHint } from './compile-hint.ts'

test('when a script belongs to the start, then it begins with the hint, and no other does', () => {
  expect(withCompileHint({ name: 'lists', code: 'run()' })).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(withCompileHint({ name: 'release', code: 'run()' })).toBe('run()')
})
