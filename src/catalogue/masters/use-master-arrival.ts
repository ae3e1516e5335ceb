import { useEffect, useEffectEvent } from 'react'
import { arrivedMedia, dropMaster } from '#src/catalogue/masters/picked-masters.ts'
import { uploads } from '#src/catalogue/uploads/uploads.ts'
import type { Media } from '#src/contract/assets.ts'

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
    return () => {
      stop()
      dropMaster(key)
    }
  }, [key])
}
