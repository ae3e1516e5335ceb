import { useEffect } from 'react'
import { pickMaster } from '#src/shared/upload/picked-masters.ts'
import { sharedFile } from '#src/offline/drafts/share-target-files.ts'

/** A master that another app shared is picked as if somebody had picked it here, once the form stands. */
export const useSharedMaster = (uploadKey: string, shared: string | undefined) => {
  useEffect(() => {
    if (shared === undefined) return
    let left = false
    void sharedFile(shared).then((file) => {
      if (file !== null && !left) void pickMaster(uploadKey, file, 'AUDIO')
    })
    return () => {
      left = true
    }
  }, [uploadKey, shared])
}
