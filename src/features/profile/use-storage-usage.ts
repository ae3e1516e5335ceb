import { useEffect, useState } from 'react'
import { clearPersistedAnswers } from '#src/offline/query-persistence/persisted-queries.ts'
import { estimateStorage } from '#src/offline/storage/estimate-storage.ts'
import { clearPinnedReleases } from '#src/offline/pinned/clear-pinned-releases.ts'
import { persistedPictureSize } from '#src/offline/query-persistence/persisted-pictures.ts'

type Use = { usage: number | null; pictures: { count: number; bytes: number } }

const readUse = async (): Promise<Use> => {
  const estimate = await estimateStorage()
  return { usage: estimate?.usage ?? null, pictures: await persistedPictureSize() }
}

/** What this device keeps, read again when `keptCount` changes, and what clears it. */
export const useStorageUsage = (keptCount: number) => {
  const [use, setUse] = useState<Use>({ usage: null, pictures: { count: 0, bytes: 0 } })
  const [isCleared, setCleared] = useState(false)
  useEffect(() => void readUse().then(setUse), [keptCount])
  const clear = async () => {
    await Promise.all([clearPersistedAnswers(), clearPinnedReleases()])
    setUse(await readUse())
    setCleared(true)
  }
  return { ...use, isCleared, clear }
}
