import { expect, test } from 'vitest'
import { profilePageAt } from '#src/domain/navigation/profile-pages.ts'

test.each([
  ['you', 'you'],
  ['appearance', 'appearance'],
  ['YOU', 'you'],
  ['nowhere', undefined],
  [undefined, undefined],
])('when the address ends with %s, then the section is %s', (part, section) => {
  expect(profilePageAt(part)).toBe(section)
})
