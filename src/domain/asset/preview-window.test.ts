import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewProblems } from '#src/domain/asset/preview.ts'
import { movePreviewWindow, previewWindowAt } from '#src/domain/asset/preview-window.ts'

const DURATION = 200

describe('a preview window', () => {
  it('keeps its length while it is moved, and stops at both ends', () => {
    const window = { start: 60, length: 30 }
    expect(movePreviewWindow(window, 'WHOLE', 90.4, DURATION)).toEqual({ start: 90, length: 30 })
    expect(movePreviewWindow(window, 'WHOLE', -5, DURATION)).toEqual({ start: 0, length: 30 })
    expect(movePreviewWindow(window, 'WHOLE', 195, DURATION)).toEqual({ start: 170, length: 30 })
  })

  it('keeps the other edge while one is moved', () => {
    const window = { start: 60, length: 30 }
    expect(movePreviewWindow(window, 'START', 80, DURATION)).toEqual({ start: 80, length: 10 })
    expect(movePreviewWindow(window, 'START', 120, DURATION)).toEqual({ start: 89, length: 1 })
    expect(movePreviewWindow(window, 'END', 100, DURATION)).toEqual({ start: 60, length: 40 })
    expect(movePreviewWindow(window, 'END', 10, DURATION)).toEqual({ start: 60, length: 1 })
    expect(movePreviewWindow(window, 'END', 300, DURATION)).toEqual({ start: 60, length: 140 })
  })

  it('begins with the usual length, or with the whole of a short track', () => {
    expect(previewWindowAt(45.6, DURATION)).toEqual({ start: 46, length: 30 })
    expect(previewWindowAt(190, DURATION)).toEqual({ start: 170, length: 30 })
    expect(previewWindowAt(5, 8)).toEqual({ start: 0, length: 8 })
  })

  it('never leaves the track, whatever was typed before', () => {
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
