import { useEffect, useState } from 'react'
import { SLOW_MS } from '#src/api/server-reachability.ts'

/** Whether something has been waited for so long that the screen must say so. */
export const useIsSlow = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
