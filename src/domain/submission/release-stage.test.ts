import { expect, test } from 'vitest'
import { stageOf } from '#src/domain/submission/release-stage.ts'
import { DISPLAY_STATUSES } from '#src/domain/submission/status.ts'

const TODAY = '2026-11-21'

test.each([
  ['NEEDS_CHANGES', null, 'NEEDS_YOU'],
  ['NEEDS_CHANGES', '2027-06-01', 'NEEDS_YOU'],
  ['DRAFT', null, null],
  ['DRAFT', '2026-12-20', null],
  ['DRAFT', '2026-12-19', 'NEEDS_YOU'],
  ['DRAFT', '2026-11-01', 'NEEDS_YOU'],
  ['IN_REVIEW', null, 'IN_REVIEW'],
  ['APPROVED', '2026-11-20', null],
  ['APPROVED', TODAY, 'OUT_SOON'],
  ['APPROVED', '2026-12-19', 'OUT_SOON'],
  ['APPROVED', '2026-12-20', null],
  ['APPROVED', null, null],
] as const)('%s, out on %s: %s', (displayStatus, consumerReleaseDate, expected) => {
  expect(stageOf({ displayStatus, consumerReleaseDate }, TODAY)).toBe(expected)
})

test('what is live or taken down waits for nobody', () => {
  for (const displayStatus of DISPLAY_STATUSES.filter((status) => /LIVE|TAKE/.test(status)))
    expect(stageOf({ displayStatus, consumerReleaseDate: TODAY }, TODAY)).toBeNull()
})
