import { createStore } from 'zustand/vanilla'
import { probeAudio } from '#src/catalogue/media/probe-audio.ts'
import { cancelUpload, startUpload } from '#src/catalogue/uploads/engine.ts'
import { uploadOf } from '#src/catalogue/uploads/uploads.ts'
import type { Media } from '#src/contract/assets.ts'
import { type AudioFacts, audioProblems } from '#src/domain/audio.ts'
import { blocks, type Problem } from '#src/domain/problem.ts'
import { forgetFile, keepFile, keptFile } from '#src/offline/draft-files.ts'

export type TrackFile = { file: File; facts: AudioFacts | null; problems: Problem[] }

/** Masters picked on this page, by the asset they are for. They outlive the screen, as their uploads do. */
export const trackFiles = createStore<Readonly<Record<string, TrackFile>>>(() => ({}))

const set = (assetId: string, file: TrackFile) => trackFiles.setState({ [assetId]: file })

const unreadable = (file: File): AudioFacts => ({
  container: '',
  durationMs: 0,
  sampleRate: 0,
  bitDepth: 0,
  channels: 0,
  bytes: file.size,
  truncated: false,
})

const read = async (assetId: string, file: File) => {
  set(assetId, { file, facts: null, problems: [] })
  const facts = await probeAudio(file).catch(() => unreadable(file))
  const problems = audioProblems(facts, `tracks.${assetId}.media`)
  set(assetId, { file, facts, problems })
  if (!blocks(problems)) startUpload({ key: assetId, file, purpose: 'AUDIO' })
}

/** Reads what a picked master is, in the browser, and sends it when the rules let it through. It is kept either way. */
export const addTrackFile = async (assetId: string, file: File) => {
  await Promise.all([keepFile(assetId, file), read(assetId, file)])
}

/** After a reload: masters that were picked but had not arrived are read and sent again. */
export const resumeTrackFile = async (assetId: string) => {
  if (trackFiles.getState()[assetId] !== undefined) return
  const file = await keptFile(assetId)
  if (file !== null) await read(assetId, file)
}

export const dropTrackFile = (assetId: string) => {
  cancelUpload(assetId)
  const { [assetId]: _dropped, ...rest } = trackFiles.getState()
  trackFiles.setState(rest, true)
  void forgetFile(assetId)
}

/** What has arrived at the upload service, as the asset's media; null until then. */
export const arrivedMedia = (assetId: string): Media | null => {
  const upload = uploadOf(assetId)
  const picked = trackFiles.getState()[assetId]
  if (upload?.state !== 'DONE' || upload.result === null || picked?.facts == null) return null
  const { truncated: _truncated, ...facts } = picked.facts
  return { ...facts, ...upload.result, fileName: picked.file.name }
}
