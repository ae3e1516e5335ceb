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

test('a row that was stored before a column has the default of the column', () => {
  expect(schema.parse({ ...BASE, name: 'A' })).toEqual({
    ...BASE,
    name: 'A',
    address: { city: '', zip: null },
    tags: [],
  })
})

test('a column that has got one more field has the default of the field, and keeps the others', () => {
  expect(schema.parse({ ...BASE, name: 'A', address: { city: 'Genova' }, tags: ['a'] })).toEqual({
    ...BASE,
    name: 'A',
    address: { city: 'Genova', zip: null },
    tags: ['a'],
  })
})

test('a value that is there is never replaced', () => {
  expect(schema.parse({ ...BASE, name: 'A', address: null })).toMatchObject({ address: null })
  expect(schema.safeParse({ ...BASE, name: 'A', address: 'Genova' }).success).toBe(false)
})
