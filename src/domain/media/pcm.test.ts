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
