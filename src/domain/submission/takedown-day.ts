import type { SubmissionStatus } from '#src/domain/submission/status.ts'

type Confirmed = { status: SubmissionStatus; takedownOn?: string | null | undefined }

/** The day from which on a confirmed takedown counts; null for one that counts at once. Days are `YYYY-MM-DD`. */
export const takedownDayOf = (takedown: { date: string | null } | null, today: string): string | null =>
  takedown?.date != null && takedown.date > today ? takedown.date : null

/** Whether a takedown is confirmed, and its day has not come: until then the store keeps the release as it has it. */
export const isTakedownAhead = ({ status, takedownOn }: Confirmed, today: string): boolean =>
  status === 'APPROVED' && takedownOn != null && takedownOn > today

/** When a takedown takes effect: as its day begins. */
export const takedownInstant = (day: string): string => `${day}T00:00:00.000Z`

/** A submission as it is today: taken down once the day of its confirmed takedown has come. */
export const submissionOn = <S extends Confirmed>(submission: S, today: string): S => {
  const { status, takedownOn } = submission
  if (status !== 'APPROVED' || takedownOn == null || takedownOn > today) return submission
  return { ...submission, status: 'TAKEN_DOWN' as const, statusAt: takedownInstant(takedownOn) }
}
