import { expect, test } from 'vitest'
import { defineTable } from '#backend/tables/define-table.ts'
import { tables } from '#backend/tables/tables.ts'
import { createMemoryTable } from '#mocks/db/memory-table.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { testRow } from '#mocks/testing/test-ids.ts'
import { z } from '#src/contract/zod.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const earlier = defineTable({ name: z.string() }, {})
const later = defineTable({ name: z.string(), colour: z.enum(['RED', 'BLUE']) }, { colour: 'BLUE' })
const others = {
  table: () => {
    throw new Error('There is no other table')
  },
  artistWords: () => () => '',
}
const stored = { ...testRow('a', NOW), name: 'Stored' }

test('when a column is declared, then rows have it, and it is there when the page is loaded again', async () => {
  const first = createMemoryTable('things', later, others)
  await first.table.put({ ...stored, colour: 'RED' })
  const again = createMemoryTable('things', later, others)
  for (const change of first.store.pending()) again.store.restore(JSON.parse(JSON.stringify(change)))
  expect(await again.table.where({ is: { colour: 'RED' } })).toEqual([{ ...stored, colour: 'RED' }])
})

test('when a row was stored before a column was declared, then it has the default', async () => {
  const before = createMemoryTable('things', earlier, others)
  await before.table.put(stored)
  const after = createMemoryTable('things', later, others)
  for (const change of before.store.pending()) expect(after.store.restore(change)).toBe(true)
  expect(await after.table.get('a')).toEqual({ ...stored, colour: 'BLUE' })
})

test('when a row does not fit its declaration, then it is not read', () => {
  const { store } = createMemoryTable('things', later, others)
  expect(store.restore({ table: 'things', id: 'a', row: { ...stored, colour: 'GREEN' } })).toBe(false)
})

test.each([
  ['the small catalogue', smallCatalogue],
  ['the demo', seedCatalogue],
])('when %s is made, then no two rows share a unique key', (_name, seed) => {
  const catalogue = seed(NOW)
  const shared: string[] = []
  for (const [name, { about }] of Object.entries<{ about: { keys?: object } }>(tables))
    for (const [key, declared] of Object.entries(about.keys ?? {})) {
      if (declared.unique === undefined) continue
      const rows = Object.entries(catalogue).find(([table]) => table === name)?.[1] ?? []
      const values = rows.map((row) => declared.of(row)).filter((value) => value !== null)
      if (new Set(values).size < values.length) shared.push(`${name}.${key}`)
    }
  expect(shared).toEqual([])
})
