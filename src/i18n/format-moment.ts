import dayjs from 'dayjs'
import { formatDay } from '#src/i18n/format.ts'

/** The time of day, with the day unless it is today. */
export const formatMoment = (at: number, language: string): string => {
  const time = dayjs(at).format('HH:mm')
  return dayjs(at).isSame(dayjs(), 'day') ? time : `${formatDay(at, language)}, ${time}`
}
