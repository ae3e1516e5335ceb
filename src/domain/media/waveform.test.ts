import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loudestOf, waveformPath } from '#src/domain/media/waveform.ts'

it('when levels are put into parts, then each part has its loudest', () => {
  expect(loudestOf([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3])
  expect(loudestOf([0.1, 0.9], 4)).toEqual([0.1, 0.1, 0.9, 0.9])
  expect(loudestOf([0.5, 0.1, 0.7], 2)).toEqual([0.5, 0.7])
})

it('when levels are put into any number of parts, then the highest is kept', () => {
  const peaks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 500 })
  fc.assert(
    fc.property(peaks, fc.integer({ min: 1, max: 300 }), (some, parts) => {
      const bars = loudestOf(some, parts)
      expect(bars).toHaveLength(parts)
      expect(Math.max(...bars)).toBe(Math.max(...some))
    }),
  )
})

it('when a waveform is drawn, then each part is one stroke, the loudest from edge to edge', () => {
  expect(waveformPath([0.25, 0.5], 2)).toBe('M0.5 0.5V1.5M1.5 0V2')
  expect(waveformPath([0, 0], 2)).toBe('M0.5 0.98V1.02M1.5 0.98V1.02')
})
