import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStereo } from '#src/domain/media/pcm.ts'

const bytesOf = (samples: readonly number[], bytesPerSample: number, offset: number): Uint8Array => {
  const bytes = new Uint8Array(offset + samples.length * bytesPerSample)
  samples.forEach((sample, index) => {
    for (let byte = 0; byte < bytesPerSample; byte += 1)
      bytes[offset + index * bytesPerSample + byte] = (sample >> (8 * byte)) & 0xff
  })
  return bytes.subarray(offset)
}

test.each([
  [2, 2 ** 15],
  [3, 2 ** 23],
  [4, 2 ** 31],
])('when samples have %i bytes, then they are read wherever they lie in memory', (bytesPerSample, full) => {
  const sample = fc.integer({ min: -full, max: full - 1 })
  const frames = fc.array(fc.tuple(sample, sample), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(frames, fc.nat({ max: 3 }), (all, offset) => {
      const stereo = { left: new Float32Array(all.length), right: new Float32Array(all.length) }
      const bytes = bytesOf(all.flat(), bytesPerSample, offset)
      readStereo(bytes, all.length, { bytesPerSample, isFloat: false }, stereo)
      expect(stereo.left).toEqual(Float32Array.from(all, ([left]) => left / full))
      expect(stereo.right).toEqual(Float32Array.from(all, ([, right]) => right / full))
    }),
  )
})

// The first and the last number of each kind, and those next to zero, as they are in memory.
test.each<[string, number, boolean, readonly number[], readonly number[]]>([
  ['16 bits', 2, false, [0x00, 0x80, 0xff, 0x7f, 0x01, 0x00, 0xff, 0xff], [-1, 1 - 2 ** -15, 2 ** -15, -(2 ** -15)]],
  [
    '24 bits',
    3,
    false,
    [0x00, 0x00, 0x80, 0xff, 0xff, 0x7f, 0x01, 0x00, 0x00, 0xff, 0xff, 0xff],
    [-1, 1 - 2 ** -23, 2 ** -23, -(2 ** -23)],
  ],
  [
    '32 bits',
    4,
    false,
    [0x00, 0x00, 0x00, 0x80, 0x00, 0xff, 0xff, 0x7f, 0x01, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff],
    [-1, 1 - 2 ** -23, 2 ** -31, -(2 ** -31)],
  ],
  [
    'floating point',
    4,
    true,
    [0x00, 0x00, 0x80, 0xbf, 0x00, 0x00, 0x80, 0x3f, 0x00, 0x00, 0x00, 0x3e, 0x00, 0x00, 0x20, 0xc0],
    [-1, 1, 0.125, -2.5],
  ],
])(
  'when samples are of %s, then so many frames are read as were asked for, left before right',
  (_what, bytesPerSample, isFloat, written, samples) => {
    for (const offset of [0, 1, 2]) {
      const bytes = Uint8Array.from([...Array<number>(offset).fill(7), ...written]).subarray(offset)
      for (const frames of [0, 1, 2]) {
        const stereo = { left: new Float32Array(3).fill(9), right: new Float32Array(3).fill(9) }
        readStereo(bytes, frames, { bytesPerSample, isFloat }, stereo)
        const [a, b, c, d] = samples
        expect([...stereo.left]).toEqual([...[a, c].slice(0, frames), 9, 9, 9].slice(0, 3))
        expect([...stereo.right]).toEqual([...[b, d].slice(0, frames), 9, 9, 9].slice(0, 3))
      }
    }
  },
)
