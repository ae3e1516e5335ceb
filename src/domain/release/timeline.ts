import type { ReleaseEvent } from '#src/domain/release/history.ts'
import type { ReasonAnswer } from '#src/domain/submission/requested-changes.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'

type Entry = {
  event: ReleaseEvent
  at: string
  by: string | null
  storeId: string | null
  from: SubmissionStatus | null
  reason: string | null
  date: string | null
  answers?: readonly ReasonAnswer[] | undefined
}
const TOGETHER_MS = 60 * 60_000

const saidIn = ({ answers = [] }: Entry) => JSON.stringify(answers.map(({ reason, text }) => [reason, text]))

const isSameStep = (one: Entry, other: Entry) =>
  one.event === other.event &&
  one.by === other.by &&
  one.from === other.from &&
  one.reason === other.reason &&
  one.date === other.date &&
  saidIn(one) === saidIn(other) &&
  one.storeId !== null &&
  other.storeId !== null &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= TOGETHER_MS

/**
 * The history in steps: the same that one person did at several stores within the hour, for the same reason and with the same answers, is one step,
 * named by its latest entry. Nothing is put together across another entry.
 */
export const timelineOf = <E extends Entry>(history: readonly E[]): { latest: E; storeIds: string[] }[] => {
  const steps: { latest: E; storeIds: string[] }[] = []
  for (const entry of history) {
    const last = steps.at(-1)
    if (last !== undefined && isSameStep(last.latest, entry)) last.storeIds.push(entry.storeId ?? '')
    else steps.push({ latest: entry, storeIds: entry.storeId === null ? [] : [entry.storeId] })
  }
  return steps
}
