import { expect, test, vi } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'

const over = (raw: string | null) => {
  const area = { getItem: () => raw, setItem: vi.fn(), removeItem: vi.fn(), clear: vi.fn(), key: () => null, length: 0 }
  return { area, storage: validatedStorage(() => area, z.object({ name: z.string() })) }
}
const kept = (state: unknown, version: number) => JSON.stringify({ state, version })

test('what has the shape is read, what has not is put aside', () => {
  expect(over(kept({ name: 'Anna' }, 0)).storage.getItem('session')?.state).toEqual({ name: 'Anna' })
  const { area, storage } = over(kept({ name: 1 }, 0))
  expect(storage.getItem('session')).toBeNull()
  expect(area.removeItem).toHaveBeenCalledWith('session')
})

test('what a newer version keeps is neither read, nor put aside, nor written over', () => {
  const { area, storage } = over(kept({ names: ['Anna'] }, 1))
  expect(storage.getItem('session')).toBeNull()
  storage.setItem('session', { state: { name: 'Anna' }, version: 0 })
  expect([area.setItem, area.removeItem].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('a secret that has not the shape is not copied', () => {
  const area = { ...over(kept({ name: 1 }, 0)).area }
  expect(
    validatedStorage(() => area, z.object({ name: z.string() }), { keepsCopy: false }).getItem('session'),
  ).toBeNull()
  expect(area.setItem).not.toHaveBeenCalled()
  expect(area.removeItem).toHaveBeenCalledWith('session')
})
