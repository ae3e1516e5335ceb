import fc from 'fast-check'
import { describe, expect, test, it } from 'vitest'
import { previewProblems, movePreviewWindow, previewWindowAt } from '#src/domain/asset/preview.ts'

const found = (previewStart: number | null, previewLength: number | null, durationMs: number | null) =>
  previewProblems({ previewStart, previewLength, durationMs }).map(({ code, values }) => `${code} ${values?.maximum}`)

describe('a preview', () => {
  test.each<[string, number | null, number | null, number | null, string[]]>([
    ['ends with the last second', 170, 30, 200_000, []],
    ['is the whole track', 0, 200, 200_000, []],
    ['ends one second too late', 171, 30, 200_000, ['PREVIEW_START_TOO_LATE 170', 'PREVIEW_LENGTH_TOO_LONG 29']],
    [
      'ends a part of a second too late',
      170,
      30,
      199_999,
      ['PREVIEW_START_TOO_LATE 169', 'PREVIEW_LENGTH_TOO_LONG 29'],
    ],
    ['is longer than the track', 10, 201, 200_000, ['PREVIEW_LENGTH_TOO_LONG 190']],
    ['starts after the end', 201, 30, 200_000, ['PREVIEW_START_TOO_LATE 170']],
    ['starts at the very end', 200, 30, 200_000, ['PREVIEW_START_TOO_LATE 170']],
    [
      'starts too late and is too long',
      300,
      300,
      200_000,
      ['PREVIEW_START_TOO_LATE 199', 'PREVIEW_LENGTH_TOO_LONG 200'],
    ],
    ['has no length', 200, null, 200_000, []],
    ['has no length and starts after the end', 201, null, 200_000, ['PREVIEW_START_TOO_LATE 200']],
    ['has no start and is too long', null, 201, 200_000, ['PREVIEW_LENGTH_TOO_LONG 200']],
    [
      'is as long as the track, but starts later',
      1,
      200,
      200_000,
      ['PREVIEW_START_TOO_LATE 0', 'PREVIEW_LENGTH_TOO_LONG 199'],
    ],
    ['has no start and is of half a second of music', null, 5, 500, ['PREVIEW_LENGTH_TOO_LONG 0']],
    ['is not chosen', null, null, 200_000, []],
    ['is of a track without a master', 900, 900, null, []],
  ])(
    'when it %s (start %s, length %s, of %s ms), then the problems are %j',
    (_name, start, length, duration, expected) => {
      expect(found(start, length, duration)).toEqual(expected)
    },
  )

  const seconds = fc.nat(1000)
  const length = fc.integer({ min: 1, max: 1000 })
  test('when it ends before the music does, then it has no problem, and otherwise it has one (catalogue-5.23)', () => {
    fc.assert(
      fc.property(seconds, length, fc.nat(1_000_000), (start, long, durationMs) => {
        expect(found(start, long, durationMs).length === 0).toBe((start + long) * 1000 <= durationMs)
      }),
    )
  })
  test('when each field with a problem is set to its maximum, one after the other, then no problem is left', () => {
    fc.assert(
      fc.property(seconds, length, fc.integer({ min: 1000, max: 1_000_000 }), (start, long, durationMs) => {
        let [previewStart, previewLength] = [start, long]
        for (let turn = 0; turn < 2; turn += 1) {
          const [first] = previewProblems({ previewStart, previewLength, durationMs })
          if (first?.field === 'previewStart') previewStart = Number(first.values?.maximum)
          if (first?.field === 'previewLength') previewLength = Number(first.values?.maximum)
        }
        expect(found(previewStart, previewLength, durationMs)).toEqual([])
      }),
    )
  })
})

const DURATION = 200

describe('a preview window', () => {
  it('when it is moved, then it keeps its length and stops at both ends', () => {
    const window = { start: 60, length: 30 }
    expect(movePreviewWindow(window, 'WHOLE', 90.4, DURATION)).toEqual({ start: 90, length: 30 })
    expect(movePreviewWindow(window, 'WHOLE', -5, DURATION)).toEqual({ start: 0, length: 30 })
    expect(movePreviewWindow(window, 'WHOLE', 195, DURATION)).toEqual({ start: 170, length: 30 })
  })

  it('when one edge is moved, then the other stays', () => {
    const window = { start: 60, length: 30 }
    expect(movePreviewWindow(window, 'START', 80, DURATION)).toEqual({ start: 80, length: 10 })
    expect(movePreviewWindow(window, 'START', 120, DURATION)).toEqual({ start: 89, length: 1 })
    expect(movePreviewWindow(window, 'END', 100, DURATION)).toEqual({ start: 60, length: 40 })
    expect(movePreviewWindow(window, 'END', 10, DURATION)).toEqual({ start: 60, length: 1 })
    expect(movePreviewWindow(window, 'END', 300, DURATION)).toEqual({ start: 60, length: 140 })
  })

  it('when it is placed, then it has the usual length, or the whole of a short track', () => {
    expect(previewWindowAt(45.6, DURATION)).toEqual({ start: 46, length: 30 })
    expect(previewWindowAt(190, DURATION)).toEqual({ start: 170, length: 30 })
    expect(previewWindowAt(5, 8)).toEqual({ start: 0, length: 8 })
  })

  it('when it is moved after anything was typed, then it stays within the track', () => {
    const whole = fc.integer({ min: 0, max: 9999 })
    const handles = fc.constantFrom('WHOLE' as const, 'START' as const, 'END' as const)
    const aimed = fc.double({ min: -100, max: 2000, noNaN: true })
    fc.assert(
      fc.property(
        whole,
        whole,
        handles,
        aimed,
        fc.integer({ min: 1, max: 900 }),
        (start, length, handle, to, seconds) => {
          const moved = movePreviewWindow({ start, length }, handle, to, seconds)
          expect(moved.start).toBeGreaterThanOrEqual(0)
          expect(moved.length).toBeGreaterThanOrEqual(1)
          const typed = { previewStart: moved.start, previewLength: moved.length, durationMs: seconds * 1000 }
          expect(previewProblems(typed)).toEqual([])
        },
      ),
    )
  })
})
