import i18next from 'i18next'
import type { GivenReason } from '#src/domain/submission/decision.ts'

/** A reason of a reviewer in words, with the number of the track that it is about. The texts `reasons` must be loaded. */
export const reasonText = ({ code, assetId }: GivenReason, tracks: readonly { id: string }[]): string => {
  const reason = i18next.t(`reasons:${code}`)
  const number = tracks.findIndex(({ id }) => id === assetId) + 1
  return number === 0 ? reason : i18next.t('reasons:ofTrack', { reason, number })
}
