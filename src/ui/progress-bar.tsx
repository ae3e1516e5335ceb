import classes from '#src/ui/progress-bar.module.css'

type Props = { label: string; done: number; total: number; valueText: string }

/** A progress bar with a text for screen readers. */
export const ProgressBar = ({ label, done, total, valueText }: Props) => (
  <progress aria-label={label} aria-valuetext={valueText} className={classes.progress} value={done} max={total} />
)
