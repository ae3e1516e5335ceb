import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { queryClient } from '#src/api/query-client.ts'
import type { Release } from '#src/contract/releases.ts'
import { stepMonth } from '#src/domain/release/month-days.ts'
import { releaseDays } from '#src/domain/release/own-dates.ts'
import { thisMonth } from '#src/domain/release/release-month.ts'
import { releasesQuery } from '#src/features/releases/releases-query.ts'
import { MonthAgenda } from '#src/features/releases/views/month-agenda.tsx'
import { MonthTable } from '#src/features/releases/views/month-table.tsx'
import { formatMonth } from '#src/i18n/format-month.ts'
import type { RowsProps } from '#src/shared/list/table/data-table.tsx'
import { EXPORT_ROWS } from '#src/shared/page/search-params.ts'
import { useIsWide } from '#src/ui/breakpoints.ts'
import { IconChevronLeft, IconChevronRight } from '#src/ui/icons.ts'
import classes from '#src/features/releases/views/release-calendar.module.css'

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
