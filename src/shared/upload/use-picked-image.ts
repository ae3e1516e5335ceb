import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import {
  type ImagePurpose,
  type PickedImage,
  pickedImages,
  pickImage,
  watchPickedImage,
} from '#src/shared/upload/picked-images.ts'
import type { UploadedFile } from '#src/shared/upload/upload-store.ts'

/** The picture picked under this key, as long as it is not another one than is stored. */
export const usePickedImage = (key: string, fileId: string | null): PickedImage | undefined => {
  const picked = useStore(pickedImages, (images) => images[key])
  return picked !== undefined && (picked.fileId === null || picked.fileId === fileId) ? picked : undefined
}

/** The same for a form of its own: the picture may have been picked before this screen was opened, or before a reload. */
export const useUploadedImage = (
  key: string,
  fileId: string | null,
  onUploaded: (file: UploadedFile) => void,
  purpose: ImagePurpose,
) => {
  const handleUploaded = useEffectEvent(onUploaded)
  useEffect(() => watchPickedImage({ key, fileId, purpose }, (file) => handleUploaded(file)), [key, fileId, purpose])
  return { picked: usePickedImage(key, fileId), pick: (file: File) => void pickImage(key, file, purpose) }
}
