import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { onArrival, pickCover, pickedCovers, resumeCover } from '#src/catalogue/uploads/picked-covers.ts'
import type { UploadedFile } from '#src/catalogue/uploads/uploads.ts'

/** The picture picked under this key, which may have been picked before this screen was opened, or before a reload. */
export const usePickedCover = (key: string, onUploaded: (file: UploadedFile) => void) => {
  const picked = useStore(pickedCovers, (covers) => covers[key])
  const arrived = useEffectEvent(onUploaded)
  useEffect(() => {
    void resumeCover(key)
    return onArrival(key, (file) => arrived(file))
  }, [key])
  return { picked, pick: (file: File) => void pickCover(key, file) }
}
