import type { TFunction } from 'i18next'
import { percentOf } from '#src/catalogue/uploads/meter.ts'
import { paceText, percentText, timeText } from '#src/catalogue/uploads/pace.ts'
import type { Upload } from '#src/catalogue/uploads/uploads.ts'

const SAID_EVERY_PERCENT = 25

/** What stands under the bar: `43% · 1.2 MB/s · 12 sec left`, or the state's name. */
export const progressWords = (upload: Upload, t: TFunction<'uploads'>, language: string): string => {
  const { state, loaded, bytes, bytesPerSecond, secondsLeft } = upload
  if (state !== 'UPLOADING') return t(`state.${state}`)
  const pace = bytesPerSecond === null ? [] : [paceText(bytesPerSecond, language)]
  const left = secondsLeft === null ? [] : [t('left', { time: timeText(secondsLeft, language) })]
  return [percentText(percentOf(loaded, bytes), language), ...pace, ...left].join(' · ')
}

/** What is read aloud: each change of state, and every quarter of the way. */
export const spokenWords = (
  { state, fileName, loaded, bytes }: Upload,
  t: TFunction<'uploads'>,
  language: string,
): string => {
  const step = Math.floor(percentOf(loaded, bytes) / SAID_EVERY_PERCENT) * SAID_EVERY_PERCENT
  if (state === 'UPLOADING' && step > 0) return t('said.progress', { fileName, percent: percentText(step, language) })
  return t('said.state', { fileName, state: t(`state.${state}`) })
}
