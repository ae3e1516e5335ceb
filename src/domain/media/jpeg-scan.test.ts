import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWholeJpeg } from '#src/domain/media/jpeg-scan.ts'
import { readJpegParts, SCAN } from '#src/domain/media/jpeg.ts'
import { RESTARTED } from '#src/domain/media/testing/jpeg-files.ts'
import { BASELINE, FINE, GREY, PROGRESSIVE } from '#src/domain/media/testing/jpeg-samples.ts'

const SAMPLES = [
  ['coarse colours', BASELINE],
  ['fine colours', FINE],
  ['grey', GREY],
  ['several passes', PROGRESSIVE],
  ['restarts', RESTARTED],
] as const
const END = [0xff, 0xd9]

/** Where the header names height and width. */
const sizeOf = (bytes: Uint8Array) =>
  (readJpegParts(bytes)?.parts.find(({ marker }) => marker >= 0xc0 && marker <= 0xc2)?.start ?? 0) + 5
const scansOf = (bytes: Uint8Array) => readJpegParts(bytes)?.parts.filter(({ marker }) => marker === SCAN) ?? []

describe.each(SAMPLES)('a JPEG of %s', (_, bytes) => {
  test('when nothing is missing, then it is whole', () => {
    expect(isWholeJpeg(bytes)).toBe(true)
  })

  test('when it is cut off anywhere, also with an end put behind, then it is not whole', () => {
    const from = scansOf(bytes)[0]?.start ?? 0
    for (let length = 2; length < bytes.length - 2; length += 3) {
      expect(isWholeJpeg(bytes.slice(0, length))).toBe(false)
      // The last bits of a scan can be padding.
      if (length > from && length < bytes.length - 6)
        expect(isWholeJpeg(Uint8Array.from([...bytes.slice(0, length), ...END])), `${length} bytes`).toBe(false)
    }
  })

  test.each([16, 100, 3000])('when its header names %i pixels more, then it is not whole', (more) => {
    const lying = bytes.slice()
    const view = new DataView(lying.buffer)
    const at = sizeOf(bytes)
    view.setUint16(at, view.getUint16(at) + more)
    view.setUint16(at + 2, view.getUint16(at + 2) + more)
    expect(isWholeJpeg(lying)).toBe(false)
  })

  test('when its header names far fewer pixels, then it is not whole', () => {
    const lying = bytes.slice()
    new DataView(lying.buffer).setUint32(sizeOf(bytes), (8 << 16) | 8)
    expect(isWholeJpeg(lying)).toBe(false)
  })

  test('when any of 1,000 bytes is wrong, then reading it neither crashes nor hangs, and over 300 are found', () => {
    const timed = (of: Uint8Array) => {
      const start = performance.now()
      return { isWhole: isWholeJpeg(of), took: performance.now() - start }
    }
    let found = 0
    let brokenTook = 0
    let wholeTook = 0
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const broken = bytes.slice()
        broken[at] = (broken[at] ?? 0) ^ change
        const walk = timed(broken)
        if (!walk.isWhole) found += 1
        brokenTook += walk.took
        wholeTook += timed(bytes).took
      }),
      { numRuns: 1000, seed: 17 },
    )
    // Beside a whole one each time: the clock alone would measure the machine.
    expect(brokenTook).toBeLessThan(10 * wholeTook + 5000)
    // A wrong byte that leaves a picture of the right size cannot be told from another picture.
    expect(found).toBeGreaterThan(300)
  })
})

test('when bytes are no JPEG, then they are not whole', () => {
  expect(isWholeJpeg(new Uint8Array())).toBe(false)
  expect(isWholeJpeg(Uint8Array.from([0xff, 0xd8, ...END]))).toBe(false)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => !isWholeJpeg(Uint8Array.from([0xff, 0xd8, ...bytes]))),
  )
})

test('when a picture has 12 bits per sample, then it is not one that browsers show', () => {
  const deep = BASELINE.slice()
  deep[sizeOf(BASELINE) - 1] = 12
  expect(isWholeJpeg(deep)).toBe(false)
})
