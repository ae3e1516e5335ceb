import dayjs from 'dayjs'
import 'dayjs/locale/it'
import relativeTime from 'dayjs/plugin/relativeTime'
import updateLocale from 'dayjs/plugin/updateLocale'

dayjs.extend(relativeTime)
dayjs.extend(updateLocale)

// The plugin's own thresholds are the spec's; only "a minute" is to be shown as "1 minute".
const ENGLISH = {
  future: 'in %s',
  past: '%s ago',
  s: '%d seconds',
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
  s: '%d secondi',
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

/** How long ago it happened, in the person's language. */
export const timeAgo = (instant: string, now: Date, language: string): string =>
  dayjs(instant).locale(language).from(now)
