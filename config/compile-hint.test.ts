import { expect, test } from 'vitest'
import { withCompileHint } from './compile-hint.ts'

test('the scripts of the start begin with the hint, and no other', () => {
  expect(withCompileHint({ name: 'lists', code: 'run()' })).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(withCompileHint({ name: 'release', code: 'run()' })).toBe('run()')
})
