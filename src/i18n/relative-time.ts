import dayjs from 'dayjs'
import 'dayjs/locale/it'
import relativeTime from 'dayjs/plugin/relativeTime'
import updateLocale from 'dayjs/plugin/updateLocale'

dayjs.extend(relativeTime)
dayjs.extend(updateLocale)

// The plugin's own thresholds are the spec's; only "a minute" is to be shown as "1 minute".
/** A single second is no plural: only the plugin's seconds have one text for every number. */
const seconds = (one: string, other: string) => (count: number) => (count === 1 ? one : `${count} ${other}`)
const ENGLISH = {
  future: 'in %s',
  past: '%s ago',
  s: seconds('1 second', 'seconds'),
  m: '1 minute',
  mm: '%d minutes',
  h: '1 hour',
  hh: '%d hours',
  d: '1 day',
  dd: '%d days',
  M: '1 month',
  MM: '%d months',
  y: '1 year',
  yy: '%d years',
}
const ITALIAN = {
  future: 'tra %s',
  past: '%s fa',
  s: seconds('1 secondo', 'secondi'),
  m: '1 minuto',
  mm: '%d minuti',
  h: '1 ora',
  hh: '%d ore',
  d: '1 giorno',
  dd: '%d giorni',
  M: '1 mese',
  MM: '%d mesi',
  y: '1 anno',
  yy: '%d anni',
}
dayjs.updateLocale('en', { relativeTime: ENGLISH })
dayjs.updateLocale('it', { relativeTime: ITALIAN })

/** How long ago it happened, in the person's language; never in the future, whatever the clocks say. */
export const timeAgo = (instant: string, now: Date, language: string): string =>
  dayjs(Math.min(Date.parse(instant), now.getTime()))
    .locale(language)
    .from(now)

/** The moment itself, for whoever asks more closely. */
export const exactTime = (instant: string, language: string): string =>
  new Date(instant).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
