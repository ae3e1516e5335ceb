import i18next from 'i18next'
import { baseLanguage } from '#src/i18n/base-language.ts'

const MEGABYTE = 1_000_000
const KILOBYTE = 1000

export const formatNumber = (value: number, language: string, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, options).format(value)

/** A number with its unit, such as `1.2 MB/s`. */
export const formatUnit = (value: number, unit: string, language: string, maximumFractionDigits: number): string =>
  formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })

/** `31.2 MB`, `4 kB`. */
export const formatBytes = (bytes: number, language: string): string =>
  bytes >= MEGABYTE
    ? formatUnit(bytes / MEGABYTE, 'megabyte', language, 1)
    : formatUnit(Math.ceil(bytes / KILOBYTE), 'kilobyte', language, 1)

const MONTHS = Array.from({ length: 12 }, (_, index) => index)
const known = new Map<string, string[]>()

/** What the browser knows of a language takes it far longer to find out than to read the texts. */
const readMonths = (language: string): string[] => {
  const texts: unknown = i18next.isInitialized
    ? i18next.getResource(baseLanguage(language), 'common', 'monthsShort')
    : undefined
  if (typeof texts === 'string') return texts.split(' ')
  const month = new Intl.DateTimeFormat(language, { month: 'short' })
  return MONTHS.map((index) => month.format(new Date(2026, index)))
}

/** The short names of the months, from January on. */
const monthsShort = (language: string): string[] => {
  const months = known.get(language) ?? readMonths(language)
  known.set(language, months)
  return months
}

const DAY = /^\d{4}-\d\d-\d\d$/
const pad = (value: number) => String(value).padStart(2, '0')

/** A day as every screen writes it: DD MMM YYYY. A day without a time is the same everywhere. */
export const formatDay = (value: string | number, language: string): string => {
  const date = new Date(typeof value === 'string' && DAY.test(value) ? `${value}T00:00` : value)
  return `${pad(date.getDate())} ${monthsShort(language)[date.getMonth()]} ${String(date.getFullYear()).padStart(4, '0')}`
}

const SECOND_MS = 1000

/** A length as a sleeve prints it: m:ss, from an hour on h:mm:ss. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / SECOND_MS)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours === 0 ? `${minutes}:${pad(rest)}` : `${hours}:${pad(minutes)}:${pad(rest)}`
}
