import { expect, test } from 'vitest'
import { requiredText, text } from '#src/contract/shared-schemas.ts'

test.each([
  ['  Vela Nera ', 'Vela Nera'],
  // A family is one picture of three, joined by what nobody sees.
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['\u200b\u200b', null],
  ['\u2060 \u00ad', null],
  [' ', null],
])('when %j is typed where a text is required, then it is taken as %j', (typed, taken) => {
  expect(requiredText().safeParse(typed).data ?? null).toBe(taken)
  expect(text().parse(typed)).toBe(taken ?? '')
})
