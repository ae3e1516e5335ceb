import 'dayjs/locale/it'
import dayjs from 'dayjs'

/** A day as every screen writes it: DD MMM YYYY. */
export const formatDay = (value: string, language: string): string =>
  dayjs(value).locale(language).format('DD MMM YYYY')

const SECOND_MS = 1000
const pad = (value: number) => String(value).padStart(2, '0')

/** A length as a sleeve prints it: m:ss, from an hour on h:mm:ss. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / SECOND_MS)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours === 0 ? `${minutes}:${pad(rest)}` : `${hours}:${pad(minutes)}:${pad(rest)}`
}
