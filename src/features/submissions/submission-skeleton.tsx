import { Skeleton } from '@mantine/core'
import classes from '#src/features/submissions/submission-detail.module.css'

const LINES = [70, 45, 60, 30]

/** The release before it comes. */
export const SubmissionSkeleton = () => (
  <div aria-hidden className={classes.detail}>
    <div className={classes.hero}>
      <Skeleton className={classes.sleeve} />
      <div className={classes.words}>
        {LINES.map((width) => (
          <Skeleton key={width} height={16} width={`${width}%`} mb={12} />
        ))}
      </div>
    </div>
  </div>
)

/** The tracks before they come. */
export const TracksSkeleton = () => (
  <div aria-hidden className={classes.section}>
    {LINES.map((width) => (
      <Skeleton key={width} height={40} mb={12} />
    ))}
  </div>
)
