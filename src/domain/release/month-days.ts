const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12
const padded = (value: number, length = 2) => String(value).padStart(length, '0')
const monthAt = (year: number, index: number) => `${padded(year, 4)}-${padded(index + 1)}`
const partsOf = (month: string) => ({ year: Number(month.slice(0, 4)), index: Number(month.slice(5)) - 1 })

/** The month so many months later, or earlier. */
export const stepMonth = (month: string, step: number): string => {
  const { year, index } = partsOf(month)
  const count = year * MONTHS_OF_YEAR + index + step
  return monthAt(Math.floor(count / MONTHS_OF_YEAR), count % MONTHS_OF_YEAR)
}

/** All days of a month, as `YYYY-MM-DD`. */
export const daysOfMonth = (month: string): string[] => {
  const { year, index } = partsOf(month)
  const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => `${month}-${padded(at + 1)}`)
}

/** The weeks of a month from Monday on, as Italy and Britain count them; null for the days of its neighbours. */
export const weeksOfMonth = (month: string): (string | null)[][] => {
  const { year, index } = partsOf(month)
  const days = daysOfMonth(month)
  const before = (new Date(Date.UTC(year, index, 1)).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const weeks = Math.ceil((before + days.length) / DAYS_OF_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, at) => days[week * DAYS_OF_WEEK + at - before] ?? null),
  )
}
