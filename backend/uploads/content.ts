import type { StoredBytes } from '#backend/ports.ts'
import { MEBIBYTE } from '#src/domain/limits.ts'
import { type AudioFacts, audioProblems } from '#src/domain/media/audio.ts'
import { atmosProblems } from '#src/domain/media/dolby-atmos.ts'
import { flacFacts, readFlacHeader } from '#src/domain/media/flac-header.ts'
import { readImageHeader } from '#src/domain/media/image-header.ts'
import { coverProblems } from '#src/domain/media/image.ts'
import { hasMp4Header } from '#src/domain/media/mp4-header.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import { wavChunks, findWavSound } from '#src/domain/media/wav.ts'
import type { Problem } from '#src/domain/problem.ts'

/** Text and pictures can come before the part of a header that is read. */
const HEAD_BYTES = MEBIBYTE
const CORRUPT = 'FILE_CORRUPT'

type Check = (head: Uint8Array, stored: Pick<StoredBytes, 'bytes' | 'read'>) => Promise<string | null> | string | null

const saysAt = (head: Uint8Array, text: string, at: number): boolean =>
  [...text].every((letter, index) => head[at + index] === letter.charCodeAt(0))
const firstError = (problems: readonly Problem[]): string | null =>
  problems.find(({ severity }) => severity === 'ERROR')?.code ?? null

const picture: Check = (head) => (readImageHeader(head) === null ? CORRUPT : null)
const cover: Check = (head, { bytes }) => {
  const header = readImageHeader(head)
  return header === null ? CORRUPT : firstError(coverProblems({ bytes, header }))
}
const atmos: Check = async (_head, { bytes, read }) => {
  const facts = await findWavSound(read, bytes)
  if (facts === null || facts.truncated) return CORRUPT
  const chunks = await wavChunks(read, bytes)
  return firstError(atmosProblems({ ...facts, container: 'WAV', bytes, chunks }, 'dolbyAtmos'))
}
const soundProblem = (facts: AudioFacts): string | null =>
  facts.truncated ? CORRUPT : firstError(audioProblems(facts, 'media'))
const audio: Check = async (head, { bytes, read }) => {
  if (saysAt(head, 'fLaC', 0)) {
    const header = await readFlacHeader(read, bytes)
    return header === null ? CORRUPT : soundProblem(flacFacts(header, bytes))
  }
  const facts = await findWavSound(read, bytes)
  return facts === null ? CORRUPT : soundProblem({ ...facts, container: 'WAV', bytes })
}
const video: Check = async (_head, { bytes, read }) => ((await hasMp4Header(read, bytes)) ? null : CORRUPT)
const paper: Check = (head, stored) => (saysAt(head, '%PDF', 0) ? null : picture(head, stored))

const CHECKS: Record<UploadPurpose, Check> = {
  COVER: cover,
  AVATAR: picture,
  AUDIO: audio,
  VIDEO: video,
  DOLBY_ATMOS: atmos,
  DOCUMENT: paper,
}

/** What is wrong with a complete file, judged by its bytes, never by its name. */
export const contentProblem = async (purpose: UploadPurpose, { bytes, read }: StoredBytes): Promise<string | null> =>
  CHECKS[purpose](await read(0, HEAD_BYTES), { bytes, read })
