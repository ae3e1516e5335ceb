import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useMemo, useState } from 'react'
import { useFormContext, useWatch, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MINUTE_MS } from '#src/domain/limits.ts'
import { COUNTRY_CODES, WORLD } from '#src/domain/metadata/territories.ts'
import { type LiveMoment, liveMoments, placeOf } from '#src/domain/release/live-times.ts'
import { tidyOwnDates } from '#src/domain/release/own-dates.ts'
import { fridayFrom, slowestStore } from '#src/domain/release/store-problems.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { formatWeekday } from '#src/i18n/format-month.ts'
import { formatDay } from '#src/i18n/format.ts'
import { countryOptions } from '#src/i18n/name-options.ts'
import { countryName } from '#src/i18n/names.ts'
import { todayHere } from '#src/i18n/today.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { Summary } from '#src/ui/summary.tsx'
import { typeAhead } from '#src/ui/type-ahead.ts'
import classes from '#src/features/releases/workspace/distribution/release-times.module.css'

/** Territories where the release comes out on another day. */
const TerritoryDates = () => {
  const { t, i18n } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const [territories, mainDate] = useWatch({ control, name: ['territories', 'consumerReleaseDate'] })
  const { field } = useController<ReleaseForm, 'territoryDates'>({ name: 'territoryDates' })
  const { error, description } = useFieldMessages('territoryDates', 'territoryDates')
  const [isOpen, setOpen] = useState(field.value.length > 0)
  // A row stays while its date is being typed.
  const [undated, setUndated] = useState<readonly string[]>([])
  const sold = countryOptions(territories.includes(WORLD) ? COUNTRY_CODES : territories, i18n.language)
  const dateIn = (code: string) => field.value.find(({ territory }) => territory === code)?.date ?? ''
  const isOwn = ({ value }: { value: string }) => dateIn(value) !== '' || undated.includes(value)
  const change = (code: string, date: string, staysListed = true) => {
    const others = field.value.filter(({ territory }) => territory !== code)
    setUndated((codes) => [...codes.filter((each) => each !== code), ...(date === '' && staysListed ? [code] : [])])
    field.onChange(
      tidyOwnDates({ territoryDates: date === '' ? others : [...others, { territory: code, date }] }).territoryDates,
    )
    field.onBlur()
  }
  return (
    <details className={classes.details} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{t('times.territories')}</Summary>
      {error !== undefined && <FieldError>{error}</FieldError>}
      {description !== undefined && <div className={classes.hint}>{description}</div>}
      <ul className={classes.own}>
        {sold.filter(isOwn).map(({ value, label }) => (
          <li key={value}>
            <TextInput
              type="date"
              label={label}
              value={dateIn(value)}
              onChange={({ currentTarget }) => change(value, currentTarget.value)}
            />
            <Button
              variant="subtle"
              color="gray"
              aria-label={t('times.removeFrom', { name: label })}
              onClick={() => change(value, '', false)}
            >
              {t('times.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <NativeSelect
        label={t('times.add')}
        value=""
        onKeyDown={typeAhead}
        onChange={({ currentTarget }) => change(currentTarget.value, mainDate)}
        data={[{ value: '', label: t('choose') }, ...sold.filter((option) => !isOwn(option))]}
      />
    </details>
  )
}

const HOUR_MS = 60 * MINUTE_MS
const LONDON = 'GB'

/** By how many hours the first place is ahead of London; nothing where it is not sold there, or not later. */
const hoursBeforeLondon = (moments: readonly LiveMoment[]): number => {
  const [first] = moments
  const london = moments.find(({ territories }) => territories.includes(LONDON))
  return first === undefined || london === undefined ? 0 : (london.instant - first.instant) / HOUR_MS
}

/** When the release goes live where, in the time of the person who reads it. */
const LiveTimes = () => {
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
          <Summary>{t('times.all')}</Summary>
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

/** The first day that leaves every chosen store its time, and the Friday from then on as an offer. */
const EarliestDate = () => {
  const { t, i18n } = useTranslation('releases')
  const { control, setValue } = useFormContext<ReleaseForm>()
  const [chosen, date, alreadyReleased] = useWatch({
    control,
    name: ['distributionProviders', 'consumerReleaseDate', 'alreadyReleased'],
  })
  const stores = (useQuery(storesQuery).data ?? []).filter(({ id }) => chosen.includes(id))
  const slowest = slowestStore(stores, todayHere())
  const profile = slowest?.store.profile
  if (slowest === null || profile === undefined || alreadyReleased) return null
  const friday = fridayFrom(slowest.day)
  return (
    <div className={classes.earliest}>
      <p>
        {t('times.earliest', {
          day: formatDay(slowest.day, i18n.language),
          store: slowest.store.name,
          lead: t(profile.inWorkingDays ? 'times.workingDays' : 'times.days', { count: profile.leadDays }),
        })}
      </p>
      {date < slowest.day && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => setValue('consumerReleaseDate', friday, { shouldDirty: true, shouldTouch: true })}
        >
          {t('times.use', { day: formatWeekday(friday, i18n.language) })}
        </Button>
      )}
    </div>
  )
}

/** What follows from the release date: whether the stores have their time, and when it is live where. */
export const ReleaseTimes = () => (
  <div className={classes.times}>
    <EarliestDate />
    <LiveTimes />
    <TerritoryDates />
  </div>
)
