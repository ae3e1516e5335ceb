import classes from '#src/ui/progress-bar.module.css'

type Props = { label: string; done: number; total: number; valueText: string }

/** A progress bar with a text for screen readers. */
export const ProgressBar = ({ label, done, total, valueText }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={done}
    aria-valuetext={valueText}
    className={classes.track}
  >
    <div className={classes.bar} style={{ '--done': total === 0 ? 0 : done / total }} />
  </div>
)
