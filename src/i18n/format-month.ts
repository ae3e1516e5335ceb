import dayjs from 'dayjs'
import { britishEnglish } from '#src/i18n/base-language.ts'

const formatFirst = (month: string, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options).format(dayjs(`${month}-01`).toDate())

/** `November 2026` */
export const formatMonth = (month: string, language: string): string =>
  formatFirst(month, language, { month: 'long', year: 'numeric' })

/** `Friday 22 January` */
export const formatWeekday = (day: string, language: string): string =>
  new Intl.DateTimeFormat(britishEnglish(language), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    dayjs(day).toDate(),
  )

/** A Monday, from which the names of the weekdays are counted. */
const MONDAY = dayjs('2026-11-02')

/** The days of the week from Monday on, short and in full. */
export const weekdayNames = (language: string): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, at) => {
    const day = MONDAY.add(at, 'day').toDate()
    const named = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(language, { weekday }).format(day)
    return { short: named('short'), long: named('long') }
  })
