import { useEffect, useEffectEvent, useState } from 'react'
import { takeLaunchFiles } from '#src/features/share/launch-queue.ts'

/** The queue waits for its first listener, also while somebody signs in first. */
export const useLaunchFiles = (onArrived: () => unknown) => {
  const [lost, setLost] = useState(false)
  const tell = useEffectEvent((all: boolean) => {
    setLost(!all)
    void onArrived()
  })
  useEffect(() => takeLaunchFiles((all) => tell(all)), [])
  return { lost }
}
