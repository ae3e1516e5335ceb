import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checksumOf, createRandom, seedOf, uuidOf } from '#mocks/db/seed/random.ts'

describe('random numbers from a seed', () => {
  test('when the seed is the same, then so are the numbers; another seed gives others', () => {
    const throws = (seed: number) => {
      const { next } = createRandom(seed)
      return Array.from({ length: 20 }, next)
    }
    expect(throws(7)).toEqual(throws(7))
    expect(throws(7)).not.toEqual(throws(8))
  })

  test('when a number of a range is asked for, then it is within the range', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -50, max: 50 }), fc.nat({ max: 50 }), (seed, min, more) => {
        const value = createRandom(seed).int(min, min + more)
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(min + more)
      }),
    )
  })

  test('when a list is shuffled, then nothing is lost or doubled', () => {
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

  test('when a list is empty, then picking from it throws', () => {
    expect(() => createRandom(1).pick([])).toThrow('Nothing to pick from')
  })
})

describe('what is generated from a text', () => {
  test('when it is an id, then it is a version 4 UUID, and thousands of them differ', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => uuidOf(`asset/lanterna/${index}`))
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([])
  })

  test('when it is a checksum or a seed, then it has 64 digits or 32 bits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(checksumOf(text)).toMatch(/^[0-9a-f]{64}$/)
        expect(seedOf(text)).toBe(seedOf(text) >>> 0)
      }),
    )
  })
})
