import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf, updateUploadSpeed, secondsLeft, startUploadSpeed } from '#src/shared/upload/upload-speed.ts'

const readings = fc.array(fc.record({ loaded: fc.nat(2 ** 31), elapsed: fc.nat(60_000) }), { maxLength: 40 })

describe('the speed of a transfer', () => {
  test('when a transfer is steady, then the speed is exact', () => {
    let meter = startUploadSpeed(0)
    for (let second = 1; second <= 10; second += 1) meter = updateUploadSpeed(meter, second * 500_000, second * 1000)
    expect(meter.bytesPerSecond).toBeCloseTo(500_000, 5)
  })

  test('when the speed changes, then it is smoothed', () => {
    const fast = updateUploadSpeed(startUploadSpeed(0), 1_000_000, 1000)
    const slower = updateUploadSpeed(fast, 1_100_000, 2000)
    expect(slower.bytesPerSecond).toBeLessThan(1_000_000)
    expect(slower.bytesPerSecond).toBeGreaterThan(100_000)
  })

  test('when readings follow quickly, then they are combined', () => {
    const meter = startUploadSpeed(0)
    expect(updateUploadSpeed(meter, 5000, 20)).toBe(meter)
  })

  test('when no byte is sent yet, then the speed is unknown', () => {
    expect(updateUploadSpeed(startUploadSpeed(0), 0, 3000).bytesPerSecond).toBeNull()
  })

  test('when readings jump up and down, then it is never negative and never above the fastest reading', () => {
    fc.assert(
      fc.property(readings, (steps) => {
        let meter = startUploadSpeed(0)
        let now = 0
        let fastest = 0
        for (const { loaded, elapsed } of steps) {
          now += elapsed
          const next = updateUploadSpeed(meter, loaded, now)
          if (next !== meter) fastest = Math.max(fastest, ((loaded - meter.loaded) / (now - meter.at)) * 1000)
          meter = next
        }
        const pace = meter.bytesPerSecond ?? 0
        expect(pace).toBeGreaterThanOrEqual(0)
        expect(pace).toBeLessThanOrEqual(fastest + 1e-6 * (1 + fastest))
      }),
    )
  })
})

describe('time left', () => {
  test.each([
    [null, 0, 100, null],
    [0, 10, 100, null],
    [10, 0, 100, 10],
    [30, 10, 100, 3],
    [30, 100, 100, 0],
    [null, 100, 100, 0],
  ])(
    'when the speed is %s bytes a second and %i of %i bytes are sent, then it is %s seconds',
    (pace, loaded, bytes, seconds) => {
      expect(secondsLeft(pace, loaded, bytes)).toBe(seconds)
    },
  )

  test('when more bytes are sent, then it is never longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), fc.nat(1e9), fc.nat(1e9), (pace, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(secondsLeft(pace, more, 1e9)).toBeLessThanOrEqual(secondsLeft(pace, less, 1e9) ?? 0)
      }),
    )
  })
})

describe('percent', () => {
  test.each([
    [0, 0, 0],
    [0, 10, 0],
    [999, 1000, 99],
    [1000, 1000, 100],
    [1001, 1000, 100],
    [-1, 10, 0],
  ])('when %i of %i bytes are sent, then it is %i', (loaded, bytes, percent) => {
    expect(percentOf(loaded, bytes)).toBe(percent)
  })

  test('when all bytes are sent, then it is 100, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.integer({ min: 0, max: 2 ** 40 }), (bytes, loaded) => {
        expect(percentOf(loaded, bytes) === 100).toBe(loaded >= bytes)
      }),
    )
  })
})
