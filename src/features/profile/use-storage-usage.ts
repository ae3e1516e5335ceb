import { useEffect, useState } from 'react'
import { forgetRead } from '#src/api/kept-answers.ts'
import { estimateStorage } from '#src/offline/estimate-storage.ts'
import { forgetKeptReleases } from '#src/offline/kept-releases/forget.ts'
import { keptPictureBytes } from '#src/offline/kept-releases/pictures.ts'

type Use = { usage: number | null; pictures: { count: number; bytes: number } }

const readUse = async (): Promise<Use> => {
  const estimate = await estimateStorage()
  return { usage: estimate?.usage ?? null, pictures: await keptPictureBytes() }
}

/** What this device keeps, read again when `keptCount` changes, and what clears it. */
export const useStorageUsage = (keptCount: number) => {
  const [use, setUse] = useState<Use>({ usage: null, pictures: { count: 0, bytes: 0 } })
  const [isCleared, setCleared] = useState(false)
  useEffect(() => void readUse().then(setUse), [keptCount])
  const clear = async () => {
    await Promise.all([forgetRead(), forgetKeptReleases()])
    setUse(await readUse())
    setCleared(true)
  }
  return { ...use, isCleared, clear }
}
