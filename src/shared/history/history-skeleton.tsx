import { Skeleton } from '@mantine/core'
import classes from '#src/shared/history/history.module.css'

const ENTRIES = [1, 2, 3]

export const HistorySkeleton = () => (
  <div className={classes.list} aria-hidden>
    {ENTRIES.map((entry) => (
      <Skeleton key={entry} height={40} my={8} />
    ))}
  </div>
)
