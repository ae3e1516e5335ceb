import type { MasterPurpose } from '#src/shared/media/master.ts'
import { type MasterFacts, probeMedia } from '#src/shared/media/probe-media.ts'
import { forgetUpload, startUpload } from '#src/shared/upload/upload-queue.ts'
import { createFileStore, isPending, uploadOf, uploads } from '#src/shared/upload/upload-store.ts'
import type { Media } from '#src/contract/assets.ts'
import { hasErrors, type Problem } from '#src/domain/problem.ts'
import { audioProblems } from '#src/domain/media/audio.ts'
import { atmosProblems } from '#src/domain/media/dolby-atmos.ts'
import { videoProblems } from '#src/domain/media/video.ts'
import { wavChunks } from '#src/domain/media/wav.ts'
import { useEffect, useEffectEvent } from 'react'
import { sharedFile } from '#src/offline/drafts/share-target-files.ts'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'

const unreadable = (file: File): MasterFacts => ({
  container: '',
  durationMs: 0,
  sampleRate: 0,
  bitDepth: 0,
  channels: 0,
  bytes: file.size,
  truncated: false,
})

const chunksOf = (file: File) =>
  wavChunks(async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()), file.size)

const problemsOf = async (file: File, facts: MasterFacts, purpose: MasterPurpose): Promise<Problem[]> => {
  if (purpose === 'VIDEO') return videoProblems(facts, 'media')
  if (purpose === 'AUDIO') return audioProblems(facts, 'media')
  return atmosProblems({ ...facts, chunks: await chunksOf(file) }, 'dolbyAtmos')
}

/** The facts and problems of a picked file, before it is uploaded. */
const checkMaster = async (file: File, purpose: MasterPurpose) => {
  // A file that cannot be probed has no facts, which the rules report as unreadable.
  const facts = await probeMedia(file).catch(() => unreadable(file))
  return { facts, problems: await problemsOf(file, facts, purpose) }
}

type PickedMaster = { file: File; facts: MasterFacts | null; problems: Problem[] }

/** Masters picked on this page. */
export const pickedMasters = createFileStore<PickedMaster>()

export const pickedMaster = pickedMasters.get

/** Probes a picked master in the browser, and uploads it when it has no errors. */
export const pickMaster = async (key: string, file: File, purpose: MasterPurpose) => {
  forgetUpload(key)
  pickedMasters.set(key, { file, facts: null, problems: [] })
  const { facts, problems } = await checkMaster(file, purpose)
  // Another file was picked meanwhile, or this one was discarded.
  if (pickedMaster(key)?.file !== file) return
  pickedMasters.set(key, { file, facts, problems })
  if (!hasErrors(problems)) startUpload({ key, file, purpose })
}

export const discardPickedMaster = (key: string) => {
  forgetUpload(key)
  pickedMasters.remove(key)
}

/** The uploaded file as the media of an asset; null until the upload is done. */
export const uploadedMedia = (key: string): Media | null => {
  const upload = uploadOf(key)
  const picked = pickedMaster(key)
  if (upload?.state !== 'DONE' || upload.result === null || picked?.facts == null) return null
  const { truncated: _truncated, ...facts } = picked.facts
  return { ...facts, ...upload.result, fileName: picked.file.name }
}

/** Whether a file was picked under this key and its upload is not done. */
export const isMasterUploading = (key: string): boolean => {
  const picked = pickedMaster(key)
  if (picked === undefined) return false
  const upload = uploadOf(key)
  return picked.facts === null || (upload !== undefined && (isPending(upload) || upload.state === 'FAILED'))
}

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
    const stopWatching = watchUnsavedWork(() => isMasterUploading(key))
    if (shared !== undefined) void pickShared(shared)
    return () => {
      isLeft = true
      stop()
      stopWatching()
      discardPickedMaster(key)
    }
  }, [key, shared])
}
