import dayjs from 'dayjs'
import 'dayjs/locale/it'

/** A day as every screen writes it: DD MMM YYYY. */
export const formatDay = (value: string, language: string): string =>
  dayjs(value).locale(language).format('DD MMM YYYY')
