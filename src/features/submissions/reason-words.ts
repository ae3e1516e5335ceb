import i18next from 'i18next'
import type submissions from '#locales/en/submissions.json'
import { readDistributionError } from '#src/domain/distribution-error.ts'
import { readReason } from '#src/domain/rejection-reason.ts'

type ServiceError = keyof typeof submissions.service

const isKnown = (key: string): key is ServiceError => i18next.exists(`submissions:service.${key}`)
/** A key nobody has words for is at least shown as words. */
const spelled = (key: string) => key.toLowerCase().replaceAll('_', ' ')

/**
 * Why a store has it not, in the reader's language: what the reviewer picked and wrote, or what the distribution
 * service answered. The texts `submissions` and `reasons` must be loaded.
 */
export const reasonWords = (reason: string): { points: string[]; text: string } => {
  const answered = readDistributionError(reason)
  if (answered !== null) {
    const said = answered.items.map(({ key, values }) =>
      isKnown(key) ? i18next.t(`submissions:service.${key}`, { value: values.join(', ') }) : spelled(key),
    )
    return { points: [], text: said.join(', ') }
  }
  const { codes, text } = readReason(reason)
  return { points: codes.map((code) => i18next.t(`reasons:${code}`)), text }
}
