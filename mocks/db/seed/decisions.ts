import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { type RejectionReason, writeReason } from '#src/domain/submission/decision.ts'

export type Decision = Pick<SubmissionRow, 'status' | 'delivery' | 'reason'>

const decision = (
  status: SubmissionRow['status'],
  delivery: SubmissionRow['delivery'] = null,
  reason: string | null = null,
): Decision => ({ status, delivery, reason })

export const PENDING = decision('PENDING_APPROVAL')
export const DELIVERING = decision('APPROVED', 'PENDING')
export const DELIVERED = decision('APPROVED', 'PROCESSED')
export const TAKEDOWN_REQUESTED = decision('PENDING_TAKEDOWN', 'PROCESSED')
export const TAKEN_DOWN = decision('TAKEN_DOWN', 'PROCESSED')

const rejection = (codes: readonly RejectionReason[], text: string) =>
  writeReason(
    codes.map((code) => ({ code, assetId: null })),
    text,
  )

/** What reviewers wrote when they sent something back. */
export const REFUSALS: readonly Decision[] = [
  rejection(['COVER_TEXT_MISMATCH'], 'The cover names another title than the release. Either may be changed.'),
  rejection(['COVER_QUALITY'], 'The picture was enlarged and is soft at the edges. Please send the original.'),
  rejection(['COVER_LOGO_OR_URL'], 'Please take the web address off the lower right corner.'),
  rejection(['COMPOSER_LEGAL_NAME'], 'Track 2 credits a stage name. We need the first and last name.'),
  rejection(['AUDIO_CLIPPING', 'AUDIO_SILENCE'], 'Track 1 clips from 2:10 on, and ends in nine seconds of silence.'),
  rejection(['GENRE_WRONG'], 'This is hardly what the genre says. Would the artist’s usual one not fit better?'),
  rejection(['LANGUAGE_MISMATCH', 'TITLE_STYLE'], 'The titles are not in the language chosen for the release.'),
  rejection(['PLINE_CLINE'], 'The P line names a company that is not the owner of the label. Please check.'),
  rejection(
    ['SAMPLE_CLEARANCE'],
    'The opening bars sound like a sample. Send us the clearance, or tell us it is played.',
  ),
  'Please wait for the single before sending the album to this store.',
].map((reason) => decision('REJECTED', null, reason))

/** What the distribution service answered when a delivery failed. */
export const FAILURES: readonly Decision[] = [
  'VALIDATION:FIELD_REQUIRED(label);TERRITORIES_MISSING;CONTRIBUTOR_COMPOSER_REQUIRED(2)',
  'VALIDATION:CONTRIBUTOR_COMPOSER_REQUIRED(1)',
  'DELIVERY:CHECKSUM_MISMATCH(3)',
  'VALIDATION:DUPLICATE_ISRC_CODE(2);FIELD_REQUIRED(genre)',
  'DELIVERY:FILE_CORRUPT(1);CHECKSUM_MISMATCH(4)',
].map((reason) => decision('APPROVED', 'ERROR', reason))

/** Takedowns that were not granted: the release stays in the store. */
export const TAKEDOWN_REFUSALS: readonly Decision[] = [
  'The contract with the store runs until the end of the year.',
  'A playlist is booked with this release, and the artist agreed to stay on it.',
].map((reason) => decision('REJECTED', 'PROCESSED', reason))
