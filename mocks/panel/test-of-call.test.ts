import { expect, test } from 'vitest'
import type { LoggedCall } from '#mocks/calls/call-log.ts'
import { testOfCall } from '#mocks/panel/test-of-call.ts'

const call = (outcome: LoggedCall['outcome']): LoggedCall => ({
  number: 1,
  at: new Date(0),
  procedure: 'releases.list',
  input: { page: 1 },
  outcome,
  ms: 12,
  batch: 1,
})
const errorOf = (message: string, code: string) => ({
  error: { message, code: -32_000, data: { code, httpStatus: 400 } },
})
const storyOf = (outcome: LoggedCall['outcome']) => testOfCall(call(outcome), '/releases', 'member@liner.test')

test.each([
  [errorOf('TIMEOUT', 'TIMEOUT'), "fail: { 'releases.list': 'TIMEOUT' }"],
  [errorOf('DUPLICATE_UPC_CODE', 'CONFLICT'), "fail: { 'releases.list': 'CONFLICT/DUPLICATE_UPC_CODE' }"],
  [errorOf('DELIVERY:FILE_CORRUPT(1)', 'BAD_REQUEST'), "fail: { 'releases.list': 'DELIVERY:FILE_CORRUPT(1)' }"],
  [{ lost: true } as const, "silent: { 'releases.list': true }"],
  [{ answer: true }, "answer: { 'releases.list': true }"],
])('when a call ends with %j, then its story has %s', (outcome, setting) => {
  expect(storyOf(outcome)).toContain(`await emulate(page, {\n    ${setting},\n  })`)
})

test('when a story is made of a call, then it opens the same page as the same person', () => {
  expect(storyOf({ lost: true })).toContain("await signIn(page, 'member@liner.test', '/releases')")
})

test('when an answer has names, then its story is written as a formatter would, and looks for the first', () => {
  const story = storyOf({
    answer: { count: 2, releases: [{ title: 'Say "Yes"', 'x-y': null, tags: [] }, { title: "It's" }] },
  })
  expect(story).toContain(`answer: { 'releases.list': {
      count: 2,
      releases: [
        {
          title: 'Say "Yes"',
          'x-y': null,
          tags: [],
        },
        {
          title: "It's",
        },
      ],
    } },`)
  expect(story).toContain('await expect(page.getByText(\'Say "Yes"\').first()).toBeVisible()')
})

test('when an answer has no names, or a call fails, then its story looks for the title of the page', () => {
  for (const outcome of [{ answer: { count: 0, releases: [] } }, { lost: true } as const])
    expect(storyOf(outcome)).toContain("await expect(page.getByRole('heading', { level: 1 })).toBeVisible()")
})
