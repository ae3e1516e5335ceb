import type { Media } from '#src/contract/assets.ts'
import { formatNumber } from '#src/i18n/format.ts'

const KILO = 1000

/** `WAV 44.1 kHz / 16 bit`, with the numbers as the language writes them. */
export const soundFormatText = (
  { container, sampleRate, bitDepth }: Pick<Media, 'sampleRate' | 'bitDepth'> & { container: string },
  language: string,
): string => `${container} ${formatNumber(sampleRate / KILO, language)} kHz / ${bitDepth} bit`
