import { useEffect, useEffectEvent } from 'react'
import { arrivedMedia, dropMaster, isOnItsWay } from '#src/catalogue/masters/picked-masters.ts'
import { uploads } from '#src/catalogue/uploads/uploads.ts'
import type { Media } from '#src/contract/assets.ts'
import { watchRisk } from '#src/offline/at-risk.ts'

/** Hands a master over, once, when it has arrived. Whoever leaves the form before does not want it. */
export const useMasterArrival = (key: string, arrived: (media: Media) => void) => {
  const tell = useEffectEvent(arrived)
  useEffect(() => {
    const look = () => {
      const media = arrivedMedia(key)
      if (media === null) return
      dropMaster(key)
      tell(media)
    }
    const stop = uploads.subscribe(look)
    // No draft keeps it until it has arrived: with the page it would be lost.
    const stopWatching = watchRisk(() => isOnItsWay(key))
    return () => {
      stop()
      stopWatching()
      dropMaster(key)
    }
  }, [key])
}
