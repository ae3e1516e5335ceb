import i18next from 'i18next'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import { readReason } from '#src/domain/submission/rejection-reason.ts'

/**
 * Why a store has it not, in the reader's language: what the reviewer picked and wrote, or what the distribution
 * service answered. The texts `errors` and `reasons` must be loaded.
 */
export const rejectionReasonText = (reason: string): { points: string[]; text: string } => {
  const answered = distributionErrorText(reason)
  if (answered !== null) return { points: [], text: answered }
  const { codes, text } = readReason(reason)
  return { points: codes.map((code) => i18next.t(`reasons:${code}`)), text }
}
