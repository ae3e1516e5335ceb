import dayjs from 'dayjs'
import i18next from 'i18next'

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
const registered = new Map<string, string>()

/** What the browser knows of a language takes it far longer to find out than to read the texts. */
const monthsOf = (language: string): string[] => {
  const texts: unknown = i18next.isInitialized ? i18next.getResource(language, 'common', 'monthsShort') : undefined
  if (typeof texts === 'string') return texts.split(' ')
  const month = new Intl.DateTimeFormat(language, { month: 'short' })
  return MONTHS.map((index) => month.format(dayjs().date(1).month(index).toDate()))
}

/** The name of dayjs's locale for a language. */
export const dayjsLocale = (language: string): string => {
  const before = registered.get(language)
  if (before !== undefined) return before
  const monthsShort = monthsOf(language)
  // dayjs looks names up in lower case, such as that of `it-IT`.
  const name = `liner-${language.toLowerCase()}`
  dayjs.locale(name, { monthsShort }, true)
  registered.set(language, name)
  return name
}

/** A day as every screen writes it: DD MMM YYYY. */
export const formatDay = (value: string | number, language: string): string =>
  dayjs(value).locale(dayjsLocale(language)).format('DD MMM YYYY')

const SECOND_MS = 1000
const pad = (value: number) => String(value).padStart(2, '0')

/** A length as a sleeve prints it: m:ss, from an hour on h:mm:ss. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / SECOND_MS)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours === 0 ? `${minutes}:${pad(rest)}` : `${hours}:${pad(minutes)}:${pad(rest)}`
}
