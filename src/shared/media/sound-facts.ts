import type { TFunction } from 'i18next'
import type { SoundReport } from '#src/domain/media/sound-report.ts'
import { formatNumber } from '#src/i18n/format.ts'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** With the minus sign of typography, which is as wide as a digit. */
const decibels = (value: number, language: string) => formatNumber(value, language, ONE_DECIMAL).replace('-', '−')

/** Loudness and peak of a master: `−9.8 LUFS`, `Peak −0.3 dBFS`. */
export const soundFacts = ({ loudness, peak }: SoundReport, t: TFunction<'uploads'>, language: string): string[] => [
  ...(loudness === null ? [] : [t('master.loudness', { lufs: decibels(loudness, language) })]),
  t('master.peak', { decibels: decibels(peak, language) }),
]
