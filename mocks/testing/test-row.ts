import type { Row } from '#backend/tables/define-table.ts'

/** What every row of a test begins with; `age` in milliseconds. */
export const testRow = (id: string, now: Date, age = 0): Row => {
  const created = new Date(now.getTime() - age).toISOString()
  return { id, revision: 1, createdAt: created, updatedAt: created }
}
