import { type MasterFacts, probeMedia } from '#src/shared/media/probe-media.ts'
import type { MasterPurpose } from '#src/shared/media/master.ts'
import { audioProblems } from '#src/domain/media/audio.ts'
import { atmosProblems } from '#src/domain/media/dolby-atmos.ts'
import type { Problem } from '#src/domain/problem.ts'
import { videoProblems } from '#src/domain/media/video.ts'
import { wavChunks } from '#src/domain/media/wav-chunks.ts'

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

/** What a picked file is and what is wrong with it, told before any of it is sent. */
export const checkMaster = async (file: File, purpose: MasterPurpose) => {
  const facts = await probeMedia(file).catch(() => unreadable(file))
  return { facts, problems: await problemsOf(file, facts, purpose) }
}
