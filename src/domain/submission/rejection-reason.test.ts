import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { stepOf } from '#src/domain/fields.ts'
import { fieldOfReason, readReason, REJECTION_REASONS, writeReason } from '#src/domain/submission/rejection-reason.ts'

test('reasons and words come out of the text as they went in', () => {
  fc.assert(
    fc.property(fc.subarray([...REJECTION_REASONS]), fc.string(), (codes, text) => {
      expect(readReason(writeReason(codes, text))).toEqual({ codes, text })
    }),
  )
})

describe('a text that was written by hand', () => {
  test.each(['The cover is blurred.', '[sic] the title', '[NOT_A_REASON] x', '', '[COVER_QUALITY'])(
    '%j has only words',
    (text) => {
      expect(readReason(text)).toEqual({ codes: [], text })
    },
  )
})

test.each(REJECTION_REASONS)('%s leads to a step of the workspace', (code) => {
  expect(WORKSPACE_STEPS).toContain(stepOf(fieldOfReason(code)))
})

test.each([
  ['COVER_QUALITY', 'cover'],
  ['FEAT_IN_TITLE', 'basics'],
  ['GENRE_WRONG', 'basics'],
  ['ARTIST_COMPOUND', 'artists'],
  ['AUDIO_CLIPPING', 'tracks'],
  ['BARCODE_REUSED', 'copyright'],
  ['TERRITORY_RIGHTS', 'distribution'],
] as const)('%s is about %s', (code, step) => {
  expect(stepOf(fieldOfReason(code))).toBe(step)
})
