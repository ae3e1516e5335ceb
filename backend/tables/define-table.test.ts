import { expect, test } from 'vitest'
import { defineTable } from '#backend/tables/define-table.ts'
import { z } from '#src/contract/zod.ts'

const BASE = { id: 'x', revision: 1, createdAt: '', updatedAt: '' }
const { schema } = defineTable(
  {
    name: z.string(),
    address: z.nullable(z.object({ city: z.string(), zip: z.nullable(z.string()) })),
    tags: z.array(z.string()),
  },
  { address: { city: '', zip: null }, tags: [] },
)

test('when a row was stored before a column was declared, then it has the default of the column', () => {
  expect(schema.parse({ ...BASE, name: 'A' })).toEqual({
    ...BASE,
    name: 'A',
    address: { city: '', zip: null },
    tags: [],
  })
})

test('when a column gets one more field, then stored rows have its default and keep the others', () => {
  expect(schema.parse({ ...BASE, name: 'A', address: { city: 'Genova' }, tags: ['a'] })).toEqual({
    ...BASE,
    name: 'A',
    address: { city: 'Genova', zip: null },
    tags: ['a'],
  })
})

test('when a row has a value, then no default replaces it', () => {
  expect(schema.parse({ ...BASE, name: 'A', address: null })).toMatchObject({ address: null })
  expect(schema.safeParse({ ...BASE, name: 'A', address: 'Genova' }).success).toBe(false)
})
