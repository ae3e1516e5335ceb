import { useId } from 'react'
import classes from '#src/features/promo-card/radio-choices.module.css'

type Choice<V extends string> = { value: V; label: string; disabled?: boolean }
type Props<V extends string> = {
  legend: string
  value: V
  options: readonly Choice<V>[]
  onChange: (value: V) => void
}

/** One of a few, all of which are seen. */
export const RadioChoices = <V extends string>({ legend, value, options, onChange }: Props<V>) => {
  const name = useId()
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      <div className={classes.row}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
