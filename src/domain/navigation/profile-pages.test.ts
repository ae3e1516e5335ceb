import { expect, test } from 'vitest'
import { profilePageAt } from '#src/domain/navigation/profile-pages.ts'

test.each([
  ['you', 'you'],
  ['appearance', 'appearance'],
  ['YOU', 'you'],
  ['nowhere', undefined],
  [undefined, undefined],
])('%s names the section %s', (part, section) => {
  expect(profilePageAt(part)).toBe(section)
})
