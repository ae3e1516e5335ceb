import { type ProblemField, stepOf } from '#src/domain/fields.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import type { UserRole } from '#src/domain/access/permission.ts'

const REVIEWER: Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>> = {
  PENDING_APPROVAL: ['APPROVED', 'REJECTED'],
  PENDING_TAKEDOWN: ['TAKEN_DOWN', 'REJECTED'],
}
const MEMBER: Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>> = { APPROVED: ['PENDING_TAKEDOWN'] }

/** Whether a user of this role may take a submission from one status to the other (spec 2, section 4). */
export const canTransition = (from: SubmissionStatus, to: SubmissionStatus, role: UserRole): boolean =>
  [...(MEMBER[from] ?? []), ...(role === 'SUPERADMIN' ? (REVIEWER[from] ?? []) : [])].includes(to)

/** Whether this is a reviewer's decision (spec 2, section 4). Members request a takedown; a reviewer only decides on it. */
export const mayDecide = (from: SubmissionStatus, to: SubmissionStatus): boolean =>
  canTransition(from, to, 'SUPERADMIN') && !canTransition(from, to, 'MEMBER')

/** The usual reasons for which reviewers reject a release. Each is shown in the reader's language. */
export const REJECTION_REASONS = [
  'COVER_TEXT_MISMATCH',
  'COVER_QUALITY',
  'COVER_LOGO_OR_URL',
  'COVER_RIGHTS',
  'TITLE_STYLE',
  'FEAT_IN_TITLE',
  'VERSION_MISUSE',
  'ARTIST_GENERIC',
  'ARTIST_COMPOUND',
  'ARTIST_PROFILE_WRONG',
  'VARIOUS_ARTISTS_RULE',
  'COMPOSER_LEGAL_NAME',
  'LYRICIST_MISSING',
  'LANGUAGE_MISMATCH',
  'EXPLICIT_MISMATCH',
  'GENRE_WRONG',
  'DATE_TOO_SOON',
  'PLINE_CLINE',
  'AUDIO_SILENCE',
  'AUDIO_CLIPPING',
  'AUDIO_LOSSY_SOURCE',
  'AUDIO_DUPLICATE',
  'SAMPLE_CLEARANCE',
  'COVER_SONG_LICENCE',
  'RIGHTS_CONFLICT',
  'VIDEO_SPEC',
  'BARCODE_REUSED',
  'ISRC_CONFLICT',
  'TERRITORY_RIGHTS',
  'OTHER',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

const FIELD_OF: Record<RejectionReason, ProblemField> = {
  TITLE_STYLE: 'title',
  FEAT_IN_TITLE: 'title',
  COVER_TEXT_MISMATCH: 'cover',
  COVER_QUALITY: 'cover',
  COVER_LOGO_OR_URL: 'cover',
  COVER_RIGHTS: 'cover',
  VERSION_MISUSE: 'version',
  ARTIST_GENERIC: 'artists',
  ARTIST_COMPOUND: 'artists',
  ARTIST_PROFILE_WRONG: 'artists',
  VARIOUS_ARTISTS_RULE: 'artists',
  COMPOSER_LEGAL_NAME: 'tracks',
  LYRICIST_MISSING: 'tracks',
  LANGUAGE_MISMATCH: 'defaultLanguage',
  EXPLICIT_MISMATCH: 'explicit',
  GENRE_WRONG: 'genre',
  DATE_TOO_SOON: 'consumerReleaseDate',
  PLINE_CLINE: 'copyrightP.text',
  AUDIO_SILENCE: 'tracks',
  AUDIO_CLIPPING: 'tracks',
  AUDIO_LOSSY_SOURCE: 'tracks',
  AUDIO_DUPLICATE: 'tracks',
  SAMPLE_CLEARANCE: 'tracks',
  COVER_SONG_LICENCE: 'tracks',
  RIGHTS_CONFLICT: 'copyrightP.text',
  VIDEO_SPEC: 'tracks',
  BARCODE_REUSED: 'barcode',
  ISRC_CONFLICT: 'tracks',
  TERRITORY_RIGHTS: 'territories',
  // It is about the release as a whole.
  OTHER: 'title',
}

const known = new Set<string>(REJECTION_REASONS)
const isReason = (code: string): code is RejectionReason => known.has(code)
const MARKED = /^\[([A-Z_, ]*)\] ?/

/** One text for the contract from the reasons and the reviewer's own text: `[COVER_QUALITY, TITLE_STYLE] The logo is cut off`. */
export const writeReason = (codes: readonly RejectionReason[], text: string): string =>
  codes.length === 0 && !MARKED.test(text) ? text : `[${codes.join(', ')}] ${text}`

/** The reasons and the own text in what `writeReason` returned. In any other text there are no reasons. */
export const readReason = (reason: string): { codes: RejectionReason[]; text: string } => {
  const marked = MARKED.exec(reason)
  const codes = (marked?.[1] ?? '').split(', ').filter((code) => code !== '')
  if (marked === null || !codes.every(isReason)) return { codes: [], text: reason }
  return { codes: codes.filter(isReason), text: reason.slice(marked[0].length) }
}

/** The field of the workspace that a reason is about, for a link to it. */
export const fieldOfReason = (code: RejectionReason): ProblemField => FIELD_OF[code]

const stepOfReason = (code: RejectionReason) => (code === 'OTHER' ? 'overview' : stepOf(fieldOfReason(code)))

/** The reasons by the step of the workspace on which the member corrects them. */
export const REASONS_BY_STEP = WORKSPACE_STEPS.map((step) => ({
  step,
  codes: REJECTION_REASONS.filter((code) => stepOfReason(code) === step),
})).filter(({ codes }) => codes.length > 0)
