import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import {
  onArrival,
  pickCover,
  pickedCovers,
  type PicturePurpose,
  resumeCover,
} from '#src/catalogue/uploads/picked-covers.ts'
import type { UploadedFile } from '#src/catalogue/uploads/uploads.ts'

/** The picture picked under this key, which may have been picked before this screen was opened, or before a reload. */
export const usePickedCover = (
  key: string,
  fileId: string | null,
  onUploaded: (file: UploadedFile) => void,
  purpose: PicturePurpose = 'COVER',
) => {
  const picked = useStore(pickedCovers, (covers) => covers[key])
  const arrived = useEffectEvent(onUploaded)
  useEffect(() => onArrival(key, (file) => arrived(file)), [key])
  useEffect(() => void resumeCover(key, fileId, purpose), [key, fileId, purpose])
  const isShown = picked !== undefined && (picked.fileId === null || picked.fileId === fileId)
  return { picked: isShown ? picked : undefined, pick: (file: File) => void pickCover(key, file, purpose) }
}
