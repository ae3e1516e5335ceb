import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** The moment that is spoken from: what happened "12 seconds ago" does not stay so. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
