import type { TFunction } from 'i18next'
import { percentOf } from '#src/shared/upload/upload-speed.ts'
import { formatUploadSpeed, formatPercent, formatTimeLeft } from '#src/shared/upload/format-upload-speed.ts'
import type { Upload } from '#src/shared/upload/upload-store.ts'

const SAID_EVERY_PERCENT = 25

/** What stands under the bar: `43% · 1.2 MB/s · 12 sec left`, or the state's name. */
export const uploadStatusText = (upload: Upload, t: TFunction<'uploads'>, language: string): string => {
  const { state, loaded, bytes, bytesPerSecond, secondsLeft } = upload
  if (state !== 'UPLOADING') return t(`state.${state}`)
  const pace = bytesPerSecond === null ? [] : [formatUploadSpeed(bytesPerSecond, language)]
  const left = secondsLeft === null ? [] : [t('left', { time: formatTimeLeft(secondsLeft, language) })]
  return [formatPercent(percentOf(loaded, bytes), language), ...pace, ...left].join(' · ')
}

/** What is read aloud: each change of state, and every quarter of the way. */
export const uploadAnnouncement = (
  { state, fileName, loaded, bytes }: Upload,
  t: TFunction<'uploads'>,
  language: string,
): string => {
  const step = Math.floor(percentOf(loaded, bytes) / SAID_EVERY_PERCENT) * SAID_EVERY_PERCENT
  if (state === 'UPLOADING' && step > 0) return t('said.progress', { fileName, percent: formatPercent(step, language) })
  return t('said.state', { fileName, state: t(`state.${state}`) })
}
