import { type MouseEvent, type PointerEvent, useRef } from 'react'

const HOLD_MS = 500
/** A finger never rests quite still. */
const SLACK_PX = 10

/** Hears when a finger rests on a row. What the browser would do then, and the press that ends it, are left out. */
export const useLongPress = (onHold: (row: HTMLElement) => void) => {
  const press = useRef({ timer: 0, x: 0, y: 0, isTouch: false, isHeld: false })
  const end = () => clearTimeout(press.current.timer)
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end()
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      const isTouch = pointerType === 'touch' && row !== null
      const hold = () => {
        if (row === null) return
        press.current.isHeld = true
        onHold(row)
      }
      press.current = { timer: isTouch ? window.setTimeout(hold, HOLD_MS) : 0, x, y, isTouch, isHeld: false }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (press.current.isTouch) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!press.current.isHeld) return
      press.current.isHeld = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
