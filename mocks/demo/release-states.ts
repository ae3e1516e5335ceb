import type { SubmissionRow } from '#mocks/db/rows.ts'
import { writeReason } from '#src/domain/rejection-reason.ts'

type Decided = Pick<SubmissionRow, 'status' | 'delivery' | 'reason'>
/** How a release of the demo stands: what each store said, and in how many days it goes live. */
export type State = { submissions: readonly Decided[]; consumerDays: number }

const plain = (
  status: SubmissionRow['status'],
  delivery: SubmissionRow['delivery'] = null,
  reason: string | null = null,
): Decided => ({
  status,
  delivery,
  reason,
})
const pending = plain('PENDING_APPROVAL')
const processed = plain('APPROVED', 'PROCESSED')
const coverRefused = plain(
  'REJECTED',
  null,
  writeReason(['COVER_QUALITY'], 'The cover looks enlarged: please send the original picture.'),
)
const creditsRefused = plain(
  'REJECTED',
  null,
  writeReason(['COMPOSER_LEGAL_NAME', 'PLINE_CLINE'], 'Two composers have only one name.'),
)
const failed = plain(
  'APPROVED',
  'ERROR',
  'VALIDATION:FIELD_REQUIRED(label);TERRITORIES_MISSING;CONTRIBUTOR_COMPOSER_REQUIRED(2)',
)
const stuck = plain('APPROVED', 'ERROR', 'DELIVERY:CHECKSUM_MISMATCH(3)')

/** One of each that the product knows, as often as a real catalogue has it. */
export const STATES: readonly [State, ...State[]] = [
  { submissions: [processed, processed, processed], consumerDays: -120 },
  { submissions: [pending, pending, pending], consumerDays: 28 },
  { submissions: [], consumerDays: 60 },
  { submissions: [coverRefused, coverRefused], consumerDays: 35 },
  { submissions: [plain('APPROVED', 'PENDING'), plain('APPROVED', 'PENDING'), processed], consumerDays: 21 },
  { submissions: [processed, processed], consumerDays: -420 },
  { submissions: [pending, pending], consumerDays: 42 },
  { submissions: [processed, coverRefused, pending], consumerDays: 30 },
  { submissions: [plain('PENDING_TAKEDOWN', 'PROCESSED'), plain('PENDING_TAKEDOWN', 'PROCESSED')], consumerDays: -300 },
  { submissions: [processed, processed, processed, processed], consumerDays: -60 },
  { submissions: [failed, processed, stuck], consumerDays: -14 },
  { submissions: [plain('TAKEN_DOWN', 'PROCESSED'), plain('TAKEN_DOWN', 'PROCESSED')], consumerDays: -700 },
  { submissions: [pending], consumerDays: 50 },
  { submissions: [], consumerDays: 0 },
  { submissions: [creditsRefused, pending], consumerDays: 33 },
  {
    submissions: [plain('REJECTED', 'PROCESSED', 'The contract runs until next year.'), processed],
    consumerDays: -200,
  },
]
