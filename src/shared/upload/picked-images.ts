import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import type { CoverPicture } from '#src/contract/shared-schemas.ts'
import { COVER_CONVERT_BYTES_MAX } from '#src/domain/limits.ts'
import { hasErrors, type Problem } from '#src/domain/problem.ts'
import {
  deleteDraftFile,
  type FileSaveResult,
  saveDraftFile,
  readDraftFile,
  markDraftFileUploaded,
} from '#src/offline/drafts/draft-files.ts'
import { checkAvatar, checkCover } from '#src/shared/media/check-image.ts'
import { forgetUpload, startUpload } from '#src/shared/upload/upload-queue.ts'
import { createFileStore, isPending, type UploadedFile, uploadOf, uploads } from '#src/shared/upload/upload-store.ts'

export type PickedImage = {
  preview: string
  checking: boolean
  problems: Problem[]
  saveResult: FileSaveResult
  /** What was measured of a cover. */
  picture: CoverPicture | null
  /** The id of the stored file, once it is uploaded. */
  fileId: string | null
}

const SAVED = { stored: true } as const
const CHECKS = { COVER: checkCover, AVATAR: checkAvatar }
export type ImagePurpose = keyof typeof CHECKS

/** Pictures picked on this page. */
export const pickedImages = createFileStore<PickedImage>()

const latest = new Map<string, File>()

export const pickedFile = (key: string): File | undefined => latest.get(key)

const release = (key: string) => {
  const preview = pickedImages.get(key)?.preview
  if (preview !== undefined) URL.revokeObjectURL(preview)
}

const drop = (key: string) => {
  release(key)
  latest.delete(key)
  pickedImages.remove(key)
}

/** Too large even to be made smaller: it is only refused, neither stored nor shown, which would read all of it. */
const isUnusable = ({ size }: File) => size > COVER_CONVERT_BYTES_MAX

type Taken = { key: string; file: File; saving?: Promise<FileSaveResult>; purpose: ImagePurpose; isCancelled?: boolean }

/** Shows a picture at once, checks it, and uploads it when it has no errors; one that was cancelled waits for its retry. */
const take = async ({ key, file, saving = Promise.resolve(SAVED), purpose, isCancelled = false }: Taken) => {
  const isSameOwner = rememberOwner()
  release(key)
  forgetUpload(key)
  latest.set(key, file)
  const preview = isUnusable(file) ? '' : URL.createObjectURL(file)
  pickedImages.set(key, { preview, checking: true, problems: [], saveResult: SAVED, picture: null, fileId: null })
  const { problems, picture, upload } = await CHECKS[purpose](file)
  const show = (saveResult: FileSaveResult) =>
    pickedImages.set(key, { preview, checking: false, problems, saveResult, picture, fileId: null })
  const isRefused = hasErrors(problems)
  // Storing may take a minute, which a refusal does not wait for.
  if (isRefused && latest.get(key) === file && isSameOwner()) show(SAVED)
  const stored = await saving
  if (latest.get(key) !== file) return
  // The draft of its owner has the file, and it is checked again when that is opened.
  if (!isSameOwner()) return drop(key)
  show(stored)
  // What can never be uploaded would only stand before the present picture again after a reload.
  if (isRefused) await deleteDraftFile(key)
  else startUpload({ key, file: upload, purpose, picture, isCancelled })
}

export const pickImage = (key: string, file: File, purpose: ImagePurpose = 'COVER') =>
  take({ key, file, purpose, ...(!isUnusable(file) && { saving: saveDraftFile(key, file) }) })

/** Whether the upload of a picture was forgotten before it was done, as at a switch of organization. */
const isForgotten = (key: string): boolean => {
  const picked = pickedImages.get(key)
  if (picked === undefined || uploadOf(key) !== undefined) return false
  return !picked.checking && picked.fileId === null && !hasErrors(picked.problems)
}

/**
 * After a reload, or when its upload was forgotten: uploads an unfinished picture again, unless it was cancelled; an uploaded
 * one is shown from its draft file, because its old address is invalid.
 */
export const resumePickedImage = async (key: string, fileId: string | null, purpose: ImagePurpose = 'COVER') => {
  if (isForgotten(key)) drop(key)
  if (latest.has(key) || uploadOf(key) !== undefined) return
  const found = await readDraftFile(key)
  if (found === null || latest.has(key)) return
  if (found.fileId === null || fileId === null) return take({ key, purpose, ...found })
  if (found.fileId !== fileId) return
  latest.set(key, found.file)
  pickedImages.set(key, {
    preview: URL.createObjectURL(found.file),
    checking: false,
    problems: [],
    saveResult: SAVED,
    picture: null,
    fileId,
  })
}

/** Uploads a picture once more when its upload was forgotten, but not the form that it was picked in. */
export const restartForgottenUpload = async (key: string, purpose: ImagePurpose): Promise<void> => {
  const file = latest.get(key)
  const saveResult = pickedImages.get(key)?.saveResult
  if (file === undefined || saveResult === undefined || !isForgotten(key)) return
  await take({ key, file, saving: Promise.resolve(saveResult), purpose })
}

/** Removes a picked picture, its upload and its draft file. */
export const discardPickedImage = async (key: string) => {
  drop(key)
  forgetUpload(key)
  await deleteDraftFile(key)
}

const settle = (key: string, fileId: string) => {
  const cover = pickedImages.get(key)
  if (cover !== undefined) pickedImages.set(key, { ...cover, saveResult: SAVED, fileId })
  forgetUpload(key)
}

/** Whether the picture under this key is being checked or uploaded, or waits to be. */
export const isImageUploading = (key: string): boolean => {
  const upload = uploadOf(key)
  return pickedImages.get(key)?.checking === true || (upload !== undefined && isPending(upload))
}

const nextChange = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      for (const stop of stops) stop()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const stops = [uploads, pickedImages].map((store) => store.subscribe(end))
    signal?.addEventListener('abort', end)
  })

/**
 * Waits for the check and upload of the picture under this key, or until the signal is aborted; false when the picture has
 * not arrived: its upload failed, or was forgotten.
 */
export const waitForUpload = async (key: string, signal?: AbortSignal): Promise<boolean> => {
  const isAwaited = isImageUploading(key)
  const isStopped = () => signal?.aborted === true
  while (isImageUploading(key) && !isStopped()) await nextChange(signal)
  const upload = uploadOf(key)
  if (upload !== undefined) return upload.state === 'DONE'
  return !isForgotten(key) && !(isAwaited && pickedImages.get(key) === undefined)
}

type UploadedHandler = (file: UploadedFile) => Promise<void> | void

/** Calls back once for each finished upload of this key, also when a second picture replaces the first; returns the unsubscribe. */
export const onUploadFinished = (key: string, onUploaded: UploadedHandler): (() => void) => {
  const look = () => {
    const result = uploadOf(key)?.result ?? null
    if (result === null) return
    const taking = Promise.resolve(onUploaded(result))
    // Removes the upload, so that no other subscriber handles it too.
    settle(key, result.fileId)
    // Only after the draft has the id: a reload in between would lose the picture in both.
    void taking.then(() => markDraftFileUploaded(key, result.fileId))
  }
  const stop = uploads.subscribe(look)
  look()
  return stop
}

type WatchedImage = { key: string; fileId: string | null; purpose: ImagePurpose }

/** Resumes an upload after a reload, and calls back when it is finished; returns the unsubscribe. */
export const watchPickedImage = ({ key, fileId, purpose }: WatchedImage, onUploaded: UploadedHandler): (() => void) => {
  const stop = onUploadFinished(key, onUploaded)
  void resumePickedImage(key, fileId, purpose)
  return stop
}

/** The picture picked under this key, unless the form holds another file by now. */
export const usePickedImage = (key: string, fileId: string | null): PickedImage | undefined => {
  const picked = useStore(pickedImages, (images) => images[key])
  return picked !== undefined && (picked.fileId === null || picked.fileId === fileId) ? picked : undefined
}

/** The same for a form field, with its upload: the picture may have been picked on an earlier screen or before a reload. */
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
