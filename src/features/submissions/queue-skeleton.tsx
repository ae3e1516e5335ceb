import { Skeleton } from '@mantine/core'
import { ROW_COVER } from '#src/features/submissions/queue-row.tsx'
import { SUBMISSIONS_PER_PAGE } from '#src/features/submissions/submissions-query.ts'
import classes from '#src/features/submissions/submissions-screen.module.css'

/** The rows before they come. */
export const QueueSkeleton = () => (
  <div aria-hidden className={classes.rows}>
    {Array.from({ length: SUBMISSIONS_PER_PAGE }, (_, row) => (
      <div key={row} className={classes.row}>
        <Skeleton className={classes.cover} width={ROW_COVER} height={ROW_COVER} />
        <div data-fact="release">
          <Skeleton height={14} width="60%" my={4} />
        </div>
        <div data-fact="artists">
          <Skeleton height={12} width="80%" my={4} />
        </div>
        <div data-fact="organization">
          <Skeleton height={12} width="50%" my={4} />
        </div>
        <div data-fact="barcode">
          <Skeleton height={12} width="40%" my={4} />
        </div>
      </div>
    ))}
  </div>
)
