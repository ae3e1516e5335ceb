import type { PointerEvent } from 'react'

/** How far along an element the pointer is: 0 at its left edge, 1 at its right one. */
export const pointerPosition = ({ clientX }: Pick<PointerEvent, 'clientX'>, element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return width === 0 ? 0 : Math.min(Math.max((clientX - left) / width, 0), 1)
}
