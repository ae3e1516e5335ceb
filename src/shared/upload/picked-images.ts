import { createStore } from 'zustand/vanilla'
import { checkAvatar, checkCover } from '#src/shared/media/check-image.ts'
import { forgetUpload, startUpload } from '#src/shared/upload/upload-queue.ts'
import { type UploadedFile, uploadOf, uploads } from '#src/shared/upload/upload-store.ts'
import { hasErrors, type Problem } from '#src/domain/problem.ts'
import {
  deleteDraftFile,
  type FileSaveResult,
  saveDraftFile,
  readDraftFileWithId,
  markDraftFileUploaded,
} from '#src/offline/drafts/draft-files.ts'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'

export type PickedImage = {
  preview: string
  checking: boolean
  problems: Problem[]
  keeping: FileSaveResult
  /** Under which id it is stored, once it has arrived. */
  fileId: string | null
}

const KEPT = { kept: true } as const
const CHECKS = { COVER: checkCover, AVATAR: checkAvatar }
export type ImagePurpose = keyof typeof CHECKS

/** Pictures picked on this page by the key of their file. They outlive the screen, as their uploads do. */
export const pickedImages = createStore<Readonly<Record<string, PickedImage>>>(() => ({}))

const latest = new Map<string, File>()

export const pickedFile = (key: string): File | undefined => latest.get(key)

const show = (key: string, cover: PickedImage) => pickedImages.setState({ [key]: cover })

const release = (key: string) => {
  const preview = pickedImages.getState()[key]?.preview
  if (preview !== undefined) URL.revokeObjectURL(preview)
}

/** Shows a picture at once, looks at its header, and sends it when nothing is wrong with it. */
const take = async (key: string, file: File, keeping: Promise<FileSaveResult>, purpose: ImagePurpose) => {
  release(key)
  forgetUpload(key)
  latest.set(key, file)
  const preview = URL.createObjectURL(file)
  show(key, { preview, checking: true, problems: [], keeping: KEPT, fileId: null })
  const check = await CHECKS[purpose](file)
  const kept = await keeping
  if (latest.get(key) !== file) return
  show(key, { preview, checking: false, problems: check.problems, keeping: kept, fileId: null })
  if (!hasErrors(check.problems)) startUpload({ key, file, purpose })
}

export const pickImage = (key: string, file: File, purpose: ImagePurpose = 'COVER') =>
  take(key, file, saveDraftFile(key, file), purpose)

/** After a reload: a picture that had not arrived is sent again; one that had is shown, its old address is not good. */
export const resumePickedImage = async (key: string, fileId: string | null, purpose: ImagePurpose = 'COVER') => {
  if (latest.has(key) || uploadOf(key) !== undefined) return
  const kept = await readDraftFileWithId(key)
  if (kept === null || latest.has(key)) return
  if (kept.fileId === null || fileId === null) return take(key, kept.file, Promise.resolve(KEPT), purpose)
  if (kept.fileId !== fileId) return
  latest.set(key, kept.file)
  show(key, { preview: URL.createObjectURL(kept.file), checking: false, problems: [], keeping: KEPT, fileId })
}

/** Nothing of a picked picture stays: what it was for keeps the one it had. */
export const discardPickedImage = async (key: string) => {
  release(key)
  latest.delete(key)
  const { [key]: _dropped, ...others } = pickedImages.getState()
  pickedImages.setState(others, true)
  forgetUpload(key)
  await deleteDraftFile(key)
}

const settle = (key: string, fileId: string) => {
  const cover = pickedImages.getState()[key]
  if (cover !== undefined) show(key, { ...cover, keeping: KEPT, fileId })
  forgetUpload(key)
}

type UploadedHandler = (file: UploadedFile) => Promise<void> | void

/**
 * Hands each stored file over, once, when its upload under this key is through; returns how to stop waiting. A picture
 * that takes the place of one that arrived before arrives as well.
 */
export const onUploadFinished = (key: string, onUploaded: UploadedHandler): (() => void) => {
  const look = () => {
    const result = uploadOf(key)?.result ?? null
    if (result === null) return
    const taking = Promise.resolve(onUploaded(result))
    // Forgets the upload, so whoever else looks for it finds nothing to take.
    settle(key, result.fileId)
    // Not before the draft knows of it: a page that is loaded again in between would have a cover in neither.
    void taking.then(() => markDraftFileUploaded(key, result.fileId))
  }
  const stop = uploads.subscribe(look)
  look()
  return stop
}

type WatchedImage = { key: string; fileId: string | null; purpose: ImagePurpose }

/** Sends on what had not arrived before a reload, and hands over what arrives; returns how to stop watching. */
export const watchPickedImage = ({ key, fileId, purpose }: WatchedImage, onUploaded: UploadedHandler): (() => void) => {
  const stop = onUploadFinished(key, onUploaded)
  void resumePickedImage(key, fileId, purpose)
  return stop
}

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
