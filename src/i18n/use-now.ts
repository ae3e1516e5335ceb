import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

const TICK_MS = 15_000

/** The present time, renewed every few seconds for texts such as "12 seconds ago". */
export const useNow = (tickMs = TICK_MS): Date => {
  const [now, setNow] = useState(() => new Date())
  useInterval(() => setNow(new Date()), tickMs, { autoInvoke: true })
  return now
}
