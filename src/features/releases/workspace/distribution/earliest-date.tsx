import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fridayFrom, slowestStore } from '#src/domain/release/store-lead.ts'
import classes from '#src/features/releases/workspace/distribution/release-times.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { formatWeekday } from '#src/i18n/format-month.ts'
import { formatDay } from '#src/i18n/format.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'

/** The first day that leaves every chosen store its time, and the Friday from then on as an offer. */
export const EarliestDate = () => {
  const { t, i18n } = useTranslation('releases')
  const { control, setValue } = useFormContext<ReleaseForm>()
  const [chosen, date, alreadyReleased] = useWatch({
    control,
    name: ['distributionProviders', 'consumerReleaseDate', 'alreadyReleased'],
  })
  const stores = (useQuery(storesQuery).data ?? []).filter(({ id }) => chosen.includes(id))
  const slowest = slowestStore(stores, dayjs().format('YYYY-MM-DD'))
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
