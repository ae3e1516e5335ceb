import dayjs from 'dayjs'
import type { Row } from '#backend/tables/define-table.ts'

/** What every row of a test begins with; `age` in milliseconds. */
export const testRow = (id: string, now: Date, age = 0): Row => {
  const created = dayjs(now).subtract(age, 'millisecond').toISOString()
  return { id, revision: 1, createdAt: created, updatedAt: created }
}

/** Ids that tests name: `a0000000-…-<number>`. */
export const testId = (kind: number, number: number): string =>
  `${kind.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

export const USER = { admin: testId(1, 1), member: testId(1, 2), artist: testId(1, 3), label: testId(1, 4) }
export const NOBODY = { viewer: testId(1, 5), newcomer: testId(1, 6), suspended: testId(1, 7), outsider: testId(1, 8) }
export const ORGANIZATION = { first: testId(2, 1), second: testId(2, 2), foreign: testId(2, 3) }
export const LABEL = { own: testId(3, 1), foreign: testId(3, 2) }
export const ARTIST = { anna: testId(4, 1), zoe: testId(4, 2), outOfScope: testId(4, 3), foreign: testId(4, 4) }
export const STORE = { first: testId(5, 1), second: testId(5, 2), third: testId(5, 3) }
export const FILE = { cover: testId(6, 1), master: testId(6, 2), foreignMaster: testId(6, 3) }
export const ASSET = { own: testId(7, 1), second: testId(7, 2), foreign: testId(7, 3) }
export const RELEASE = { ready: testId(8, 1), draft: testId(8, 2), foreign: testId(8, 3) }
export const PERSON = testId(10, 1)
export const MEMBERSHIP = { member: testId(9, 1), artist: testId(9, 3), label: testId(9, 4), suspended: testId(9, 6) }
export const INVITATION = testId(11, 1)
export const PASSWORD = 'Liner-2026!'
