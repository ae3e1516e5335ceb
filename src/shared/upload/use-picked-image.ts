import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import {
  onUploadFinished,
  pickImage,
  pickedImages,
  type ImagePurpose,
  resumePickedImage,
} from '#src/shared/upload/picked-images.ts'
import type { UploadedFile } from '#src/shared/upload/upload-store.ts'

/** The picture picked under this key, which may have been picked before this screen was opened, or before a reload. */
export const usePickedImage = (
  key: string,
  fileId: string | null,
  onUploaded: (file: UploadedFile) => void,
  purpose: ImagePurpose = 'COVER',
) => {
  const picked = useStore(pickedImages, (covers) => covers[key])
  const handleUploaded = useEffectEvent(onUploaded)
  useEffect(() => onUploadFinished(key, (file) => handleUploaded(file)), [key])
  useEffect(() => void resumePickedImage(key, fileId, purpose), [key, fileId, purpose])
  const isShown = picked !== undefined && (picked.fileId === null || picked.fileId === fileId)
  return { picked: isShown ? picked : undefined, pick: (file: File) => void pickImage(key, file, purpose) }
}
