import { expect, test } from 'vitest'
import { profileSectionAt } from '#src/domain/navigation/profile-sections.ts'

test.each([
  ['you', 'you'],
  ['appearance', 'appearance'],
  ['YOU', 'you'],
  ['nowhere', undefined],
  [undefined, undefined],
])('%s names the section %s', (part, section) => {
  expect(profileSectionAt(part)).toBe(section)
})
