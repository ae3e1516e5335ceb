import { type ReactNode, useId } from 'react'
import classes from '#mocks/panel/panel.module.css'

type Choice<Value extends string> = { value: Value; label: string }
type SelectProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** A field that chooses one of a few values. */
export const SelectField = <Value extends string>({ label, value, choices, onChange }: SelectProps<Value>) => (
  <label className={classes.field}>
    <span>{label}</span>
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice.value === target.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
)

type NumberProps = {
  label: string
  value: number | undefined
  max?: number
  onChange: (value: number | undefined) => void
}

/** A field for a number from zero; empty where it has none. */
export const NumberField = ({ label, value, max, onChange }: NumberProps) => (
  <label className={classes.field}>
    <span>{label}</span>
    <input
      type="number"
      min={0}
      max={max}
      value={value ?? ''}
      onChange={({ target }) => {
        if (target.validity.valid) onChange(target.value === '' ? undefined : target.valueAsNumber)
      }}
    />
  </label>
)

export const CheckField = ({
  label,
  isChecked,
  onChange,
}: {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}) => (
  <label className={classes.check}>
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
)

type TextProps = {
  label: string
  value: string
  placeholder?: string
  suggestions?: readonly string[]
  error?: ReactNode
  onChange: (value: string) => void
}

/** A field for a text, with suggestions while it is typed. */
export const TextField = ({ label, value, placeholder, suggestions = [], error, onChange }: TextProps) => {
  const id = useId()
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input
        value={value}
        placeholder={placeholder}
        list={suggestions.length === 0 ? undefined : `${id}-list`}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} aria-label={suggestion} />
          ))}
        </datalist>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </span>
      )}
    </label>
  )
}
