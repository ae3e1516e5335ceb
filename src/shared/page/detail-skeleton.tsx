import { Skeleton } from '@mantine/core'
import classes from '#src/shared/page/detail-skeleton.module.css'

const LINES = 6

export const DetailSkeleton = () => (
  <div className={classes.skeleton} aria-hidden>
    {Array.from({ length: LINES }, (_, line) => (
      <Skeleton key={line} height={20} width={`${40 + ((line * 17) % 40)}%`} />
    ))}
  </div>
)
