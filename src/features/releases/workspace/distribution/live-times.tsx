import dayjs from 'dayjs'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MINUTE_MS } from '#src/domain/limits.ts'
import { type LiveMoment, liveMoments, placeOf } from '#src/domain/release/live-times.ts'
import classes from '#src/features/releases/workspace/distribution/release-times.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { formatDay } from '#src/i18n/format.ts'
import { countryName } from '#src/i18n/names.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'

const HOUR_MS = 60 * MINUTE_MS
const LONDON = 'GB'

/** By how many hours the first place is ahead of London; nothing where it is not sold there, or not later. */
const hoursBeforeLondon = (moments: readonly LiveMoment[]): number => {
  const [first] = moments
  const london = moments.find(({ territories }) => territories.includes(LONDON))
  return first === undefined || london === undefined ? 0 : (london.instant - first.instant) / HOUR_MS
}

/** When the release goes live where, in the time of the person who reads it. */
export const LiveTimes = () => {
  const { t, i18n } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const [date, time, territories, own] = useWatch({
    control,
    name: ['consumerReleaseDate', 'consumerReleaseTime', 'territories', 'territoryDates'],
  })
  const moments = useMemo(
    () =>
      liveMoments({
        consumerReleaseDate: date === '' ? null : date,
        consumerReleaseTime: time === '' ? null : time,
        territories,
        territoryDates: own,
      }),
    [date, time, territories, own],
  )
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined) return null
  const { language } = i18n
  const when = ({ instant }: LiveMoment) => `${formatDay(instant, language)}, ${dayjs(instant).format('HH:mm')}`
  const place = (moment: LiveMoment) => countryName(placeOf(moment), language)
  const hours = hoursBeforeLondon(moments)
  return (
    <>
      <p>
        {t('times.first', { place: place(first), when: when(first) })}
        {hours > 0 && ` ${t('times.beforeLondon', { count: hours })}`}
        {first !== last && ` ${t('times.last', { place: place(last), when: when(last) })}`}
      </p>
      {moments.length > 1 && (
        <details className={classes.details}>
          <summary>{t('times.all')}</summary>
          <ol className={classes.moments}>
            {moments.map((moment) => (
              <li key={moment.instant}>
                <time dateTime={new Date(moment.instant).toISOString()}>{when(moment)}</time>
                <span>{territoriesText(moment.territories, language)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
