import { useState, useSyncExternalStore } from 'react'
import { SLOW_MS } from '#src/api/server-reachability.ts'

/** A timer that runs while a screen waits. */
const createTimer = () => {
  let isOver = false
  return {
    start: (onChange: () => void) => {
      const timer = setTimeout(() => {
        isOver = true
        onChange()
      }, SLOW_MS)
      return () => {
        clearTimeout(timer)
        isOver = false
      }
    },
    stop: () => () => undefined,
    isOver: () => isOver,
  }
}

/** Whether something takes so long that the screen must say so. */
export const useIsSlow = (isWaiting: boolean): boolean => {
  const [{ start, stop, isOver }] = useState(createTimer)
  return useSyncExternalStore(isWaiting ? start : stop, isOver, isOver) && isWaiting
}
