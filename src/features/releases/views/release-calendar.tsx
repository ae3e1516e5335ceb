import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { queryClient } from '#src/api/query-client.ts'
import type { Release } from '#src/contract/releases.ts'
import { stepMonth, daysOfMonth, weeksOfMonth } from '#src/domain/release/month-days.ts'
import { outOn, releaseDays } from '#src/domain/release/own-dates.ts'
import { ReleaseCell } from '#src/features/releases/release-columns.tsx'
import { releasesQuery } from '#src/features/releases/releases-query.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { formatMonth, formatWeekday, weekdayNames } from '#src/i18n/format-month.ts'
import { countryName } from '#src/i18n/names.ts'
import { thisMonth, todayHere } from '#src/i18n/today.ts'
import { CellSkeleton } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import type { RowsProps } from '#src/shared/list/table/data-table.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import { EXPORT_ROWS } from '#src/shared/page/search-params.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { useIsWide } from '#src/ui/breakpoints.ts'
import { IconChevronLeft, IconChevronRight } from '#src/ui/icons.ts'
import classes from '#src/features/releases/views/release-calendar.module.css'

/** The stores and territories whose own date this is. */
const OwnDate = ({ storeIds, territories }: { storeIds: readonly string[]; territories: readonly string[] }) => {
  const { t, i18n } = useTranslation('lists')
  const nameOf = useStoreName()
  const places = [...storeIds.map(nameOf), ...territories.map((code) => countryName(code, i18n.language))]
  return <p className={classes.places}>{t('calendar.ownDate', { places: formatList(places, i18n.language) })}</p>
}

type Props = { release: Release; day: string; columns: readonly Column<Release>[]; cover: number }

/** A release in the calendar: cover, title, artists, and how far it is. */
const MonthRelease = ({ release, day, columns, cover }: Props) => {
  const { isMainDate, storeIds, territories } = outOn(release, day)
  return (
    <li className={classes.release} data-row tabIndex={-1}>
      <Cover url={release.cover?.url ?? null} title={release.title} size={cover} />
      <div className={classes.texts}>
        <ReleaseCell release={release} columns={columns} id="release" />
        <div className={classes.artists}>
          <ReleaseCell release={release} columns={columns} id="artist" />
        </div>
        {!isMainDate && <OwnDate storeIds={storeIds} territories={territories} />}
      </div>
      <div className={classes.status}>
        <ReleaseCell release={release} columns={columns} id="status" />
      </div>
    </li>
  )
}

const COVER = 56
const SKELETONS = 6

/** The days of a month on which something comes out, one below the other. */
const MonthAgenda = ({ month, columns, releases }: MonthProps) => {
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

const route = getRouteApi('/_member/releases/')

const useMonth = () => route.useSearch({ select: ({ month = thisMonth() }) => month })

/** The month that is shown, and the ways to another. It stays where a month cannot be fetched. */
export const CalendarHead = () => {
  const { t, i18n } = useTranslation('lists')
  const state = route.useSearch()
  const month = useMonth()
  const navigate = route.useNavigate()
  const show = (shown: string) =>
    // This month is not named in the address: tomorrow it may be another.
    void navigate({
      search: (before) => ({ ...before, month: shown === thisMonth() ? undefined : shown }),
      resetScroll: false,
    })
  const step = (text: 'previous' | 'next', by: 1 | -1, Icon: typeof IconChevronLeft) => {
    const neighbour = stepMonth(month, by)
    const prefetch = () => void queryClient.prefetchQuery(releasesQuery({ ...state, month: neighbour }))
    return (
      <button
        type="button"
        className={classes.step}
        aria-label={t(`calendar.${text}`)}
        title={t(`calendar.${text}`)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => show(neighbour)}
      >
        <Icon size={20} aria-hidden />
      </button>
    )
  }
  return (
    <header className={classes.head}>
      <h2 aria-live="polite">{formatMonth(month, i18n.language)}</h2>
      {month !== thisMonth() && (
        <Button variant="subtle" color="gray" onClick={() => show(thisMonth())}>
          {t('calendar.today')}
        </Button>
      )}
      {step('previous', -1, IconChevronLeft)}
      {step('next', 1, IconChevronRight)}
    </header>
  )
}

/** What comes out in a month, day by day: a sheet of weeks, on narrow screens a list of days. */
export const ReleaseCalendar = ({ label, columns, rows }: RowsProps<Release>) => {
  const { t, i18n } = useTranslation('lists')
  const month = useMonth()
  const Month = useIsWide() ? MonthTable : MonthAgenda
  const shown = rows?.filter((release) => releaseDays(release).some((day) => day.startsWith(month)))
  const noteOf = () => {
    if (shown?.length === 0) return t('calendar.empty', { month: formatMonth(month, i18n.language) })
    return rows?.length === EXPORT_ROWS ? t('calendar.partial', { most: EXPORT_ROWS }) : ''
  }
  return (
    <section className={classes.calendar} aria-label={t('layout.calendar')}>
      <output className={classes.note}>{noteOf()}</output>
      <Month label={label} month={month} columns={columns} releases={shown} />
    </section>
  )
}

type MonthProps = {
  label: string
  month: string
  columns: readonly Column<Release>[]
  /** Undefined while loading. */
  releases: readonly Release[] | undefined
}

const DAY_COVER = 32

/** The weeks of a month, with what comes out on each day. */
const MonthTable = ({ label, month, columns, releases = [] }: MonthProps) => {
  const { i18n } = useTranslation()
  const today = todayHere()
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
                        <MonthRelease
                          key={release.id}
                          release={release}
                          day={day}
                          columns={columns}
                          cover={DAY_COVER}
                        />
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
