import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checksumOf, createRandom, seedOf, uuidOf } from '#mocks/db/seed/random.ts'

describe('dice that always fall the same way', () => {
  test('do so for the same seed, and otherwise for another', () => {
    const throws = (seed: number) => {
      const { next } = createRandom(seed)
      return Array.from({ length: 20 }, next)
    }
    expect(throws(7)).toEqual(throws(7))
    expect(throws(7)).not.toEqual(throws(8))
  })

  test('stay within what they were asked for', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -50, max: 50 }), fc.nat({ max: 50 }), (seed, min, more) => {
        const value = createRandom(seed).int(min, min + more)
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(min + more)
      }),
    )
  })

  test('shuffle without losing or doubling anything', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat()), (seed, list) => {
        expect(
          createRandom(seed)
            .shuffle(list)
            .toSorted((a, b) => a - b),
        ).toEqual(list.toSorted((a, b) => a - b))
      }),
    )
  })

  test('have nothing to pick from an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow('Nothing to pick from')
  })
})

describe('what is generated from a text', () => {
  test('is a version 4 UUID, and never the same for thousands of them', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => uuidOf(`asset/lanterna/${index}`))
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([])
  })

  test('is a checksum of the right shape, and a seed of 32 bits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(checksumOf(text)).toMatch(/^[0-9a-f]{64}$/)
        expect(seedOf(text)).toBe(seedOf(text) >>> 0)
      }),
    )
  })
})
