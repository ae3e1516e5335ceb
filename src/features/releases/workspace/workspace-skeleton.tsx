import { Skeleton } from '@mantine/core'
import classes from '#src/features/releases/workspace/workspace.module.css'

const STEPS = 7
const FIELDS = 6
const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shape of what comes, so that nothing jumps when it does. */
export const WorkspaceSkeleton = () => (
  <div className={classes.workspace} aria-hidden>
    <div className={classes.steps}>
      {places(STEPS).map((step) => (
        <Skeleton key={step} height={20} my={12} />
      ))}
    </div>
    <div className={classes.step}>
      {places(FIELDS).map((field) => (
        <Skeleton key={field} height={40} my={20} />
      ))}
    </div>
  </div>
)
