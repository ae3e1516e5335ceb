import classes from '#src/app/shell/shell.module.css'
import { CellSkeleton } from '#src/shared/list/table/cells.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'

const LINES = [0, 1, 2, 3, 4, 5]

/** A page of which nothing is known yet. */
export const PageSkeleton = () => (
  <>
    <PageHeader title={null} />
    <div className={classes.skeleton}>
      {LINES.map((line) => (
        <CellSkeleton key={line} seed={line} />
      ))}
    </div>
  </>
)
