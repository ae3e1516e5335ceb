import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import updateLocale from 'dayjs/plugin/updateLocale'

dayjs.extend(relativeTime)
dayjs.extend(updateLocale)

/** The plugin's steps, whose thresholds are the spec's. The browser puts the number and its unit into words. */
const UNITS: Record<string, Intl.RelativeTimeFormatUnit> = {
  s: 'second',
  m: 'minute',
  h: 'hour',
  d: 'day',
  M: 'month',
  y: 'year',
}
const worded = new Set<string>()

const localeWithAges = (language: string): string => {
  // dayjs looks names up in lower case, such as that of `it-IT`.
  const locale = `liner-${language.toLowerCase()}`
  if (worded.has(locale)) return locale
  dayjs.locale(locale, {}, true)
  const age = new Intl.RelativeTimeFormat(language)
  // The plugin has a step for one of a unit, such as `m`, and one for several, such as `mm`; of seconds it has one.
  const steps = Object.entries(UNITS).flatMap(([step, unit]) => [
    [step, (count: number) => age.format(step === 's' ? -count : -1, unit)],
    [`${step}${step}`, (count: number) => age.format(-count, unit)],
  ])
  dayjs.updateLocale(locale, { relativeTime: { ...Object.fromEntries(steps), past: '%s', future: '%s' } })
  worded.add(locale)
  return locale
}

/** How long ago it happened, in the person's language; never in the future, whatever the clocks say. */
export const timeAgo = (instant: string, now: Date, language: string): string =>
  dayjs(Math.min(Date.parse(instant), now.getTime()))
    .locale(localeWithAges(language))
    .from(now)

/** The exact moment, beside an age. */
export const exactTime = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(dayjs(instant).toDate())
