import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepOf } from '#src/domain/fields.ts'
import {
  canTransition,
  fieldOfReason,
  mayDecide,
  readReason,
  REJECTION_REASONS,
  stepOfReason,
  writeReason,
} from '#src/domain/submission/decision.ts'
import { SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'

const MOVES = new Map([
  ['PENDING_APPROVAL APPROVED', 'SUPERADMIN'],
  ['PENDING_APPROVAL REJECTED', 'SUPERADMIN'],
  ['PENDING_TAKEDOWN TAKEN_DOWN', 'SUPERADMIN'],
  ['PENDING_TAKEDOWN REJECTED', 'SUPERADMIN'],
  ['APPROVED PENDING_TAKEDOWN', 'MEMBER'],
])
const pairs = SUBMISSION_STATUSES.flatMap((from) => SUBMISSION_STATUSES.map((to) => [from, to] as const))

test.each(pairs)(
  'when a submission goes from %s to %s, then only whom the table names may do it (catalogue-4.2, catalogue-4.3, catalogue-4.6)',
  (from, to) => {
    const needed = MOVES.get(`${from} ${to}`)
    expect(canTransition(from, to, 'SUPERADMIN')).toBe(needed !== undefined)
    expect(canTransition(from, to, 'MEMBER')).toBe(needed === 'MEMBER')
    expect(mayDecide(from, to)).toBe(needed === 'SUPERADMIN')
  },
)

const given = fc.record({ code: fc.constantFrom(...REJECTION_REASONS), assetId: fc.option(fc.uuid()) })

test('when reasons and a text are written, then both are read again', () => {
  fc.assert(
    fc.property(fc.array(given), fc.string(), (reasons, text) => {
      expect(readReason(writeReason(reasons, text))).toEqual({ given: reasons, text })
    }),
  )
})

describe('a text that was written by hand', () => {
  test.each([
    'The cover is blurred.',
    '[sic] the title',
    '[NOT_A_REASON] x',
    '[COVER_QUALITY@3] x',
    '',
    '[COVER_QUALITY',
  ])('when it is %j, then it has no reasons', (text) => {
    expect(readReason(text)).toEqual({ given: [], text })
  })
})

test.each(REJECTION_REASONS)('when the reason is %s, then it leads to a step of the workspace', (code) => {
  expect(WORKSPACE_STEPS).toContain(stepOf(fieldOfReason({ code, assetId: null })))
})

test.each([
  ['COMPOSER_LEGAL_NAME', 'tracks.a.composer'],
  ['PLINE_CLINE', 'tracks.a.copyright.text'],
  ['TITLE_STYLE', 'tracks.a.title'],
  ['OTHER', 'tracks.a.title'],
  ['COVER_QUALITY', 'cover'],
] as const)('when the reason is %s of a track, then it leads to the field %s', (code, field) => {
  expect(fieldOfReason({ code, assetId: 'a' })).toBe(field)
})

test.each([
  ['COVER_QUALITY', 'cover'],
  ['FEAT_IN_TITLE', 'basics'],
  ['GENRE_WRONG', 'basics'],
  ['ARTIST_COMPOUND', 'artists'],
  ['AUDIO_CLIPPING', 'tracks'],
  ['BARCODE_REUSED', 'copyright'],
  ['TERRITORY_RIGHTS', 'distribution'],
] as const)('when the reason is %s, then its step is %s', (code, step) => {
  expect(stepOfReason({ code, assetId: null })).toBe(step)
})
