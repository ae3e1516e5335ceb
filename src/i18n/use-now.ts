import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

const TICK_MS = 15_000

/** The moment that is spoken from: what happened "12 seconds ago" does not stay so. */
export const useNow = (tickMs = TICK_MS): Date => {
  const [now, setNow] = useState(() => new Date())
  useInterval(() => setNow(new Date()), tickMs, { autoInvoke: true })
  return now
}
