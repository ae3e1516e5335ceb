import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeaks, WAVEFORM_POINTS, writePeaks } from '#src/domain/media/sound-report.ts'

test('when a waveform is written, then it is read as it was, a 255th of full scale apart at most', () => {
  const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: WAVEFORM_POINTS,
    maxLength: WAVEFORM_POINTS,
  })
  fc.assert(
    fc.property(levels, (drawn) => {
      const read = readPeaks(writePeaks(drawn))
      expect(read).toHaveLength(WAVEFORM_POINTS)
      for (const [point, level] of read.entries()) expect(Math.abs(level - (drawn[point] ?? 0))).toBeLessThan(1 / 255)
    }),
  )
})

test('when a sound is louder than full scale, then its peak is full scale; what is missing is silent', () => {
  const read = readPeaks(writePeaks([2, -1, 0.5]))
  expect(read.slice(0, 2)).toEqual([1, 0])
  expect(read[2]).toBeCloseTo(0.5, 2)
  expect(read.slice(3).every((level) => level === 0)).toBe(true)
})
