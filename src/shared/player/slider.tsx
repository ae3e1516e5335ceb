import type { KeyboardEvent, PointerEvent } from 'react'
import classes from '#src/shared/player/slider.module.css'

/** How far along an element the pointer is: 0 at its left edge, 1 at its right one. */
export const pointerPosition = ({ clientX }: Pick<PointerEvent, 'clientX'>, element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return width === 0 ? 0 : Math.min(Math.max((clientX - left) / width, 0), 1)
}

type Props = {
  label: string
  /** In seconds, all of them whole. */
  value: number
  maximum: number
  valueText: string
  /** How far the arrow keys go; the page keys go further. */
  step: number
  onChange: (value: number) => void
}

const FAR = 10

const stepsOf = (step: number): Record<string, number> => ({
  ArrowLeft: -step,
  ArrowDown: -step,
  ArrowRight: step,
  ArrowUp: step,
  PageDown: -FAR * step,
  PageUp: FAR * step,
  Home: -Infinity,
  End: Infinity,
})

/**
 * The browser's own slider for keyboards and screen readers, without a look: what it lies on shows the focus. What is drawn beneath it has the pointer:
 * on some phones only the thumb of a native one can be dragged.
 */
export const Slider = ({ label, value, maximum, valueText, step, onChange }: Props) => {
  const handleKey = (event: KeyboardEvent) => {
    const by = stepsOf(step)[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChange(Math.min(Math.max(value + by, 0), maximum))
  }
  return (
    <input
      type="range"
      className={classes.slider}
      min={0}
      max={maximum}
      step={1}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onKeyDown={handleKey}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  )
}
