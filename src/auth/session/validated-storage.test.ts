import { expect, test, vi } from 'vitest'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { z } from '#src/contract/zod.ts'

const storageWith = (raw: string | null) => {
  const area = { getItem: () => raw, setItem: vi.fn(), removeItem: vi.fn(), clear: vi.fn(), key: () => null, length: 0 }
  return { area, storage: validatedStorage(() => area, z.object({ name: z.string() })) }
}
const storedValue = (state: unknown, version: number) => JSON.stringify({ state, version })

test('when the value fails the schema, then it is not read, and is removed', () => {
  expect(storageWith(storedValue({ name: 'Anna' }, 0)).storage.getItem('session')?.state).toEqual({ name: 'Anna' })
  const { area, storage } = storageWith(storedValue({ name: 1 }, 0))
  expect(storage.getItem('session')).toBeNull()
  expect(area.removeItem).toHaveBeenCalledWith('session')
})

test('when a newer version has stored the value, then it is neither read, nor removed, nor overwritten', () => {
  const { area, storage } = storageWith(storedValue({ names: ['Anna'] }, 1))
  expect(storage.getItem('session')).toBeNull()
  storage.setItem('session', { state: { name: 'Anna' }, version: 0 })
  expect([area.setItem, area.removeItem].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('when a secret fails the schema, then it is not copied', () => {
  const area = { ...storageWith(storedValue({ name: 1 }, 0)).area }
  expect(
    validatedStorage(() => area, z.object({ name: z.string() }), { keepsCopy: false }).getItem('session'),
  ).toBeNull()
  expect(area.setItem).not.toHaveBeenCalled()
  expect(area.removeItem).toHaveBeenCalledWith('session')
})
