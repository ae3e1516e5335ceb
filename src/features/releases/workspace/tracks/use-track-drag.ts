import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useCallback, useRef } from 'react'

const KIND = 'track'

/** Makes a track's card draggable by its handle and a place for the others; `onDrop` is told which track fell on it. */
export const useTrackDrag = (index: number, onDrop: (from: number) => void) => {
  const latest = useRef(onDrop)
  latest.current = onDrop
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const dragHandle = element.querySelector('[data-drag-handle]') ?? undefined
      const mark = (name: 'over' | 'dragging') => () => element.setAttribute(`data-${name}`, 'true')
      const unmark = (name: 'over' | 'dragging') => () => element.removeAttribute(`data-${name}`)
      return combine(
        draggable({
          element,
          dragHandle,
          getInitialData: () => ({ kind: KIND, index }),
          onDragStart: mark('dragging'),
          onDrop: unmark('dragging'),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.kind === KIND && source.data.index !== index,
          onDragEnter: mark('over'),
          onDragLeave: unmark('over'),
          onDrop: ({ source }) => {
            unmark('over')()
            if (typeof source.data.index === 'number') latest.current(source.data.index)
          },
        }),
      )
    },
    [index],
  )
}
