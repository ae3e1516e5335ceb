import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#src/i18n/format.ts'
import { QueryError } from '#src/shared/page/query-error.tsx'
import classes from '#src/shared/history/history.module.css'

const SHOWN = 20
const SKELETONS = [1, 2, 3]

export const HistorySkeleton = () => (
  <div className={classes.list} aria-hidden>
    {SKELETONS.map((entry) => (
      <Skeleton key={entry} height={40} my={8} />
    ))}
  </div>
)

type EntryProps = {
  at: string
  by: string | null
  /** A dot on the line of time. */ mark?: ReactNode
  children: ReactNode
}

/** One event: what happened, by whom, and when. */
export const HistoryEntry = ({ at, by, mark, children }: EntryProps) => {
  const { i18n } = useTranslation()
  return (
    <li className={classes.entry} data-marked={mark === undefined ? undefined : true}>
      {mark}
      <span className={classes.what}>{children}</span>
      <span className={classes.when}>
        {by !== null && <span>{by}</span>}
        <time dateTime={at}>
          {formatDay(at, i18n.language)} {dayjs(at).format('HH:mm')}
        </time>
      </span>
    </li>
  )
}

type Props<Entry> = {
  history: Pick<UseQueryResult<readonly Entry[], unknown>, 'data' | 'error' | 'refetch'>
  label: string
  /** Shown while there are no events. */
  empty?: string
  moreLabel: (count: number) => string
  children: (entry: Entry) => ReactNode
}

/** The events, the latest first, a page at a time. */
export const HistoryList = <Entry,>({ history, label, empty, moreLabel, children }: Props<Entry>) => {
  const { data, error } = history
  const [shown, setShown] = useState(SHOWN)
  if (data === undefined && error === null) return <HistorySkeleton />
  if (data === undefined) return <QueryError query={history} />
  if (data.length === 0 && empty !== undefined) return <p>{empty}</p>
  const more = Math.min(SHOWN, data.length - shown)
  return (
    <>
      <ol className={classes.list} aria-label={label}>
        {data.slice(0, shown).map(children)}
      </ol>
      {more > 0 && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          {moreLabel(more)}
        </Button>
      )}
    </>
  )
}
