import { useEffect, useEffectEvent } from 'react'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import type { Media } from '#src/contract/assets.ts'
import type { MaybeSoundReport } from '#src/domain/media/sound-problems.ts'
import { hasErrors, type Problem } from '#src/domain/problem.ts'
import { sharedFile } from '#src/offline/drafts/share-target-files.ts'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { type FileFacts, type MasterPurpose, uncheckedMaster } from '#src/shared/media/master.ts'
import { forgetUpload, startUpload } from '#src/shared/upload/upload-queue.ts'
import { createFileStore, isPending, uploadOf, uploads } from '#src/shared/upload/upload-store.ts'

type PickedMaster = {
  file: File
  facts: FileFacts | null
  problems: Problem[]
  soundReport?: MaybeSoundReport
  /** Bytes that were analysed, until all of them are. */
  analyzed: number | null
}

/** Masters picked on this page. */
export const pickedMasters = createFileStore<PickedMaster>()

export const pickedMaster = pickedMasters.get

const NOTHING_KNOWN = { facts: null, problems: [], analyzed: null }

const checks = new Map<string, AbortController>()

const stopChecking = (key: string) => {
  checks.get(key)?.abort()
  checks.delete(key)
}

/** Reads and analyses a picked master in the browser, and uploads it when it has no errors; a cancelled one waits. */
export const pickMaster = async (key: string, file: File, purpose: MasterPurpose, isCancelled = false) => {
  stopChecking(key)
  forgetUpload(key)
  const isSameOwner = rememberOwner()
  const check = new AbortController()
  const { signal } = check
  checks.set(key, check)
  pickedMasters.set(key, { file, ...NOTHING_KNOWN })
  const show = (known: Partial<PickedMaster>) => {
    const picked = pickedMaster(key)
    if (!signal.aborted && picked !== undefined) pickedMasters.set(key, { ...picked, ...known })
  }
  try {
    // Only who picks a master needs its rules and readers.
    const { checkMaster } = await import('#src/shared/upload/check-master.ts')
    const { sha256, ...checked } = await checkMaster(file, purpose, {
      signal,
      onFacts: (known) => show({ ...known, analyzed: 0 }),
      onAnalyzed: (analyzed) => show({ analyzed }),
    })
    // Another file was picked meanwhile, or this one was discarded.
    if (signal.aborted) return
    // Nobody else may upload it, and in no other organization.
    if (!isSameOwner()) return discardPickedMaster(key)
    show({ ...checked, analyzed: null })
    if (!hasErrors(checked.problems)) startUpload({ key, file, purpose, sha256, isCancelled })
  } catch {
    show({ ...uncheckedMaster(file, purpose), analyzed: null })
  }
}

export const discardPickedMaster = (key: string) => {
  stopChecking(key)
  forgetUpload(key)
  pickedMasters.remove(key)
}

/** The uploaded file as the media of an asset; null until the upload is done. */
export const uploadedMedia = (key: string): Media | null => {
  const upload = uploadOf(key)
  const picked = pickedMaster(key)
  if (upload?.state !== 'DONE' || upload.result === null || picked?.facts == null) return null
  const { truncated: _truncated, flaw: _flaw, ...facts } = picked.facts
  return { ...facts, ...upload.result, fileName: picked.file.name, soundReport: picked.soundReport }
}

/** Whether the file that was picked under this key is being checked or uploaded. */
export const isMasterPending = (key: string): boolean => {
  const picked = pickedMaster(key)
  if (picked === undefined) return false
  const upload = uploadOf(key)
  return picked.facts === null || picked.analyzed !== null || (upload !== undefined && isPending(upload))
}

/** Whether the file that was picked under this key has not arrived: it is pending, or its upload failed. */
export const isMasterMissing = (key: string): boolean =>
  isMasterPending(key) || (pickedMaster(key) !== undefined && uploadOf(key)?.state === 'FAILED')

/**
 * Calls back once when a master is uploaded; leaving the form first discards it. A file that another app shared is picked at
 * the start.
 */
export const useUploadedMaster = (key: string, onUploaded: (media: Media) => void, shared?: string) => {
  const handleUploaded = useEffectEvent(onUploaded)
  useEffect(() => {
    let isLeft = false
    const takeUploaded = () => {
      const media = uploadedMedia(key)
      if (media === null) return
      discardPickedMaster(key)
      handleUploaded(media)
    }
    const pickShared = async (sharedKey: string) => {
      const file = await sharedFile(sharedKey)
      if (file !== null && !isLeft) await pickMaster(key, file, 'AUDIO')
    }
    const stop = uploads.subscribe(takeUploaded)
    // No draft stores a master before it is uploaded, so closing the page would lose it.
    const stopWatching = watchUnsavedWork(() => isMasterMissing(key))
    if (shared !== undefined) void pickShared(shared)
    return () => {
      isLeft = true
      stop()
      stopWatching()
      discardPickedMaster(key)
    }
  }, [key, shared])
}
