import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import type { Opened } from './connect.ts'
import { migrate } from './migrate.ts'

const label = (id: string, isrcPrefix: string | null, isrcSequence: object | null) =>
  JSON.stringify({ id, isrcPrefix, isrcSequence, updatedAt: '2026-03-10T08:00:00.000Z' })
const LABELS = [
  label('used', 'IT-OWN', { year: 2026, next: 812 }),
  label('last-year', 'IS-RC1', { year: 2025, next: 7 }),
  label('unused', 'IT-NEW', null),
  label('without-prefix', null, { year: 2026, next: 5 }),
]

let opened: Opened
beforeAll(async () => {
  opened = await openEmptyDatabase()
}, 120_000)
afterAll(() => opened.close())

test('when labels have a number of their own, then it becomes that of their prefix and year', async () => {
  await migrate(opened.kysely, { version: '0007-band-members' })
  for (const row of LABELS)
    await sql`insert into labels (id, row) values (${z.object({ id: z.string() }).parse(JSON.parse(row)).id}, ${row}::jsonb)`.execute(
      opened.kysely,
    )
  await migrate(opened.kysely)
  const sequences = await opened.database.read(({ isrcSequences }) => isrcSequences.where({}))
  expect(sequences.map(({ id, next }) => ({ id, next })).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'ISRC125', next: 7 },
    { id: 'ITOWN26', next: 812 },
  ])
})
