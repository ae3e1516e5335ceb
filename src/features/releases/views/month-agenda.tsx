import { useTranslation } from 'react-i18next'
import { daysOfMonth } from '#src/domain/release/month-days.ts'
import { releaseDays } from '#src/domain/release/own-dates.ts'
import { MonthRelease } from '#src/features/releases/views/month-release.tsx'
import type { MonthProps } from '#src/features/releases/views/month-table.tsx'
import { formatWeekday } from '#src/i18n/format-month.ts'
import { CellSkeleton } from '#src/shared/list/table/cells.tsx'
import classes from '#src/features/releases/views/month-agenda.module.css'

const COVER = 56
const SKELETONS = 6

/** The days of a month on which something comes out, one below the other. */
export const MonthAgenda = ({ month, columns, releases }: MonthProps) => {
  const { i18n } = useTranslation()
  if (releases === undefined)
    return (
      <div className={classes.skeleton}>
        {Array.from({ length: SKELETONS }, (_, at) => (
          <CellSkeleton key={at} shape="cover" seed={at} />
        ))}
      </div>
    )
  const days = daysOfMonth(month).map((day) => ({
    day,
    onDay: releases.filter((release) => releaseDays(release).includes(day)),
  }))
  return days
    .filter(({ onDay }) => onDay.length > 0)
    .map(({ day, onDay }) => (
      <section key={day} className={classes.day}>
        <h3>
          <time dateTime={day}>{formatWeekday(day, i18n.language)}</time>
        </h3>
        <ul>
          {onDay.map((release) => (
            <MonthRelease key={release.id} release={release} day={day} columns={columns} cover={COVER} />
          ))}
        </ul>
      </section>
    ))
}
