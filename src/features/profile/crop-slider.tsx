import { useId } from 'react'
import classes from '#src/features/profile/avatar-crop.module.css'

type Props = {
  label: string
  value: number
  least: number
  most: number
  /** Nowhere to go: the picture is no larger than the square. */
  disabled?: boolean
  onValue: (value: number) => void
}

const STEPS = 100

/** The platform's own slider, for fingers and arrow keys alike. */
export const CropSlider = ({ label, value, least, most, disabled = false, onValue }: Props) => {
  const id = useId()
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={(most - least) / STEPS}
        value={value}
        disabled={disabled}
        aria-valuetext={`${Math.round(value * 100)}%`}
        onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
