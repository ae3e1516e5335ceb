import { useEffect, useState } from 'react'
import { LATE_MS } from '#src/api/reach.ts'

/** Whether something has been waited for so long that the screen must say so. */
export const useIsLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
