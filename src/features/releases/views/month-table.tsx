import { useTranslation } from 'react-i18next'
import type { Release } from '#src/contract/releases.ts'
import { releaseDays } from '#src/domain/release/own-dates.ts'
import { weeksOfMonth } from '#src/domain/release/month-days.ts'
import { MonthRelease } from '#src/features/releases/views/month-release.tsx'
import { weekdayNames } from '#src/i18n/format-month.ts'
import type { Column } from '#src/shared/list/table/column.ts'
import classes from '#src/features/releases/views/month-table.module.css'
import dayjs from 'dayjs'

export type MonthProps = {
  label: string
  month: string
  columns: readonly Column<Release>[]
  /** Undefined while loading. */
  releases: readonly Release[] | undefined
}

const COVER = 32

/** The weeks of a month, with what comes out on each day. */
export const MonthTable = ({ label, month, columns, releases = [] }: MonthProps) => {
  const { i18n } = useTranslation()
  const today = dayjs().format('YYYY-MM-DD')
  return (
    <table className={classes.month} aria-label={label}>
      <thead>
        <tr>
          {weekdayNames(i18n.language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) =>
              day === null ? (
                <td key={at} className={classes.blank} aria-hidden />
              ) : (
                <td key={at} aria-current={day === today ? 'date' : undefined}>
                  <time dateTime={day}>{dayjs(day).date()}</time>
                  <ul className={classes.releases}>
                    {releases
                      .filter((release) => releaseDays(release).includes(day))
                      .map((release) => (
                        <MonthRelease key={release.id} release={release} day={day} columns={columns} cover={COVER} />
                      ))}
                  </ul>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
