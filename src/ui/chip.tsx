import { IconCheck } from '#src/ui/icons.ts'
import classes from '#src/ui/chip.module.css'

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A checkbox in the shape of a word, for many short options side by side. */
export const Chip = ({ label, checked, onChange }: Props) => (
  <label className={classes.chip}>
    <input
      type="checkbox"
      className={classes.input}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {checked && <IconCheck size={14} stroke={2.5} aria-hidden />}
    {label}
  </label>
)
