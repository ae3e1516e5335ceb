import { expect, test } from 'vitest'
import { fullTitle } from '#src/domain/metadata/full-title.ts'

test('when a title has a version, then it follows in brackets', () => {
  expect(fullTitle({ title: 'Fathom', version: 'Live' })).toBe('Fathom (Live)')
  expect(fullTitle({ title: 'Fathom', version: ' ' })).toBe('Fathom')
  expect(fullTitle({ title: 'Fathom', version: '' })).toBe('Fathom')
  expect(fullTitle({ title: 'Fathom', version: null })).toBe('Fathom')
})
