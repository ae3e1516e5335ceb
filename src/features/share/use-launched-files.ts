import { useEffect, useEffectEvent, useState } from 'react'
import { consumeLaunchedFiles } from '#src/features/share/launched-files.ts'

/** The queue waits for its first listener, also while somebody signs in first. */
export const useLaunchedFiles = (onArrived: () => unknown) => {
  const [lost, setLost] = useState(false)
  const tell = useEffectEvent((all: boolean) => {
    setLost(!all)
    void onArrived()
  })
  useEffect(() => consumeLaunchedFiles((all) => tell(all)), [])
  return { lost }
}
