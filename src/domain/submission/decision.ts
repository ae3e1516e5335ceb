import type { UserRole } from '#src/domain/access/permission.ts'
import { type AssetField, type ProblemField, stepOf } from '#src/domain/fields.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'

const REVIEWER: Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>> = {
  PENDING_APPROVAL: ['APPROVED', 'REJECTED'],
  PENDING_TAKEDOWN: ['TAKEN_DOWN', 'REJECTED'],
}
const MEMBER: Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>> = { APPROVED: ['PENDING_TAKEDOWN'] }

/** Whether a user of this role may take a submission from one status to the other (catalogue-4). */
export const canTransition = (from: SubmissionStatus, to: SubmissionStatus, role: UserRole): boolean =>
  [...(MEMBER[from] ?? []), ...(role === 'SUPERADMIN' ? (REVIEWER[from] ?? []) : [])].includes(to)

/** Whether this is a reviewer's decision (catalogue-4). Members request a takedown; a reviewer only decides on it. */
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

/** Where a track has what a reason is about; a reason that is not here is about the release alone. */
const TRACK_FIELD_OF = {
  TITLE_STYLE: 'title',
  FEAT_IN_TITLE: 'title',
  VERSION_MISUSE: 'version',
  ARTIST_GENERIC: 'artists',
  ARTIST_COMPOUND: 'artists',
  ARTIST_PROFILE_WRONG: 'artists',
  VARIOUS_ARTISTS_RULE: 'artists',
  COMPOSER_LEGAL_NAME: 'composer',
  LYRICIST_MISSING: 'lyricist',
  LANGUAGE_MISMATCH: 'language',
  EXPLICIT_MISMATCH: 'explicit',
  GENRE_WRONG: 'genre',
  PLINE_CLINE: 'copyright',
  AUDIO_SILENCE: 'media',
  AUDIO_CLIPPING: 'media',
  AUDIO_LOSSY_SOURCE: 'media',
  AUDIO_DUPLICATE: 'media',
  SAMPLE_CLEARANCE: 'media',
  COVER_SONG_LICENCE: 'media',
  RIGHTS_CONFLICT: 'copyright',
  VIDEO_SPEC: 'media',
  ISRC_CONFLICT: 'isrc',
  OTHER: 'title',
} as const satisfies Partial<Record<RejectionReason, AssetField>>

const trackFields: Partial<Record<RejectionReason, AssetField>> = TRACK_FIELD_OF

/** The field of a track that a reason is about; undefined where it can only be about the release. */
export const trackFieldOfReason = (code: RejectionReason): AssetField | undefined => trackFields[code]

/** A reason as a reviewer gives it: about the release, or about one of its tracks. */
export type GivenReason = { code: RejectionReason; assetId: string | null }

const known = new Set<string>(REJECTION_REASONS)
const isReason = (code: string): code is RejectionReason => known.has(code)
const MARKED = /^\[([A-Za-z0-9_@, -]*)\] ?/
const GIVEN = /^([A-Z_]+)(?:@([0-9a-f-]{36}))?$/

/** A reason as a mark: its code, and after an `@` the asset that it is about. */
export const writeMark = ({ code, assetId }: GivenReason): string => (assetId === null ? code : `${code}@${assetId}`)

/** The reason of a mark; null for any other text. */
export const readMark = (mark: string): GivenReason | null => {
  const [, code = '', assetId] = GIVEN.exec(mark) ?? []
  return isReason(code) ? { code, assetId: assetId ?? null } : null
}

/**
 * One text for the contract from the reasons and the reviewer's own text: `[COVER_QUALITY, TITLE_STYLE] The logo is cut
 * off`. A reason about a track names its asset: `AUDIO_CLIPPING@` and the id.
 */
export const writeReason = (given: readonly GivenReason[], text: string): string =>
  given.length === 0 && !MARKED.test(text) ? text : `[${given.map(writeMark).join(', ')}] ${text}`

/** The reasons and the own text in what `writeReason` returned. In any other text there are no reasons. */
export const readReason = (reason: string): { given: GivenReason[]; text: string } => {
  const marked = MARKED.exec(reason)
  const marks = (marked?.[1] ?? '').split(', ').filter((mark) => mark !== '')
  const given = marks.map(readMark).filter((one) => one !== null)
  if (marked === null || given.length < marks.length) return { given: [], text: reason }
  return { given, text: reason.slice(marked[0].length) }
}

/** The field of the workspace that a reason is about, for a link to it. */
export const fieldOfReason = ({ code, assetId }: GivenReason): ProblemField => {
  const field = trackFieldOfReason(code)
  if (assetId === null || field === undefined) return FIELD_OF[code]
  return `tracks.${assetId}.${field === 'copyright' ? 'copyright.text' : field}`
}

/** The step on which the member corrects what a reason is about. */
export const stepOfReason = (reason: GivenReason): WorkspaceStep =>
  reason.code === 'OTHER' && reason.assetId === null ? 'overview' : stepOf(fieldOfReason(reason))

/** The reasons by the step of the workspace on which the member corrects them. */
export const REASONS_BY_STEP = WORKSPACE_STEPS.map((step) => ({
  step,
  codes: REJECTION_REASONS.filter((code) => stepOfReason({ code, assetId: null }) === step),
})).filter(({ codes }) => codes.length > 0)
