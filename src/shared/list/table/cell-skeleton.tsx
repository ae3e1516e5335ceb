import type { CellShape } from '#src/shared/list/table/column.ts'
import classes from '#src/shared/list/table/cell-skeleton.module.css'

/** Widths that repeat irregularly, as words do. */
const WIDTHS = [72, 54, 88, 63, 46, 80, 58]

/** The shape of one fact on its way, as high as the fact will be. */
export const CellSkeleton = ({ shape = 'text', seed }: { shape?: CellShape; seed: number }) => {
  const width = `${WIDTHS[seed % WIDTHS.length] ?? 60}%`
  return (
    <span className={classes.placeholder} data-shape={shape} aria-hidden>
      {(shape === 'cover' || shape === 'avatar') && <span className={classes.picture} />}
      <span className={classes.line} style={{ '--line-width': width }} />
    </span>
  )
}
