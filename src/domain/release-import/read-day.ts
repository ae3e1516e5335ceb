import dayjs from 'dayjs'
import type { CellReader } from '#src/domain/release-import/cell-readers.ts'
import { searchText } from '#src/domain/text/compare.ts'

/** Each month in English and Italian; three letters are enough of it, and “sept”. */
const MONTHS = [
  ['january', 'gennaio'],
  ['february', 'febbraio'],
  ['march', 'marzo'],
  ['april', 'aprile'],
  ['may', 'maggio'],
  ['june', 'giugno'],
  ['july', 'luglio'],
  ['august', 'agosto'],
  ['september', 'settembre', 'sept'],
  ['october', 'ottobre'],
  ['november', 'novembre'],
  ['december', 'dicembre'],
]
const SHORT_LENGTH = 3
const MONTH_NUMBERS: ReadonlyMap<string, string> = new Map(
  MONTHS.flatMap((names, index) =>
    names.flatMap((name) => [name, name.slice(0, SHORT_LENGTH)]).map((name) => [name, String(index + 1)] as const),
  ),
)

/** ISO 8601; with the day first, as Europe writes it; with the month as a word, in either order. */
const FORMS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})$/,
  /^(?<date>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})$/,
  /^(?<date>\d{1,2})(?:st|nd|rd|th|°|º)?[-/. ]{1,2}(?<month>\p{L}+)\.?[-/, ]{1,2}(?<year>\d{4}|\d{2})$/iu,
  /^(?<month>\p{L}+)\.? (?<date>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu,
]

const LAST_OF_THIS_CENTURY = 79
/** A catalogue in two digits goes back to 1980; what is lower is still to come. */
const fullYear = (year: string) => {
  if (year.length > 2) return year
  return `${Number(year) <= LAST_OF_THIS_CENTURY ? '20' : '19'}${year}`
}

/** dayjs turns February 30 into March 2, so a day that does not exist is written differently. */
const isDay = (day: string) => dayjs(day).format('YYYY-MM-DD') === day

/** A day in digits or with the month as a word, in English or Italian; two digits of a year mean 1980 to 2079. */
export const readDay: CellReader<string> = (text) => {
  const read = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
  const { year, month: written, date } = read ?? {}
  if (year === undefined || written === undefined || date === undefined) return undefined
  const month = /^\d/.test(written) ? written : MONTH_NUMBERS.get(searchText(written))
  if (month === undefined) return undefined
  const day = `${fullYear(year)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}
