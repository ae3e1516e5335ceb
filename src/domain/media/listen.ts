import { readFlacHeader } from '#src/domain/media/flac-header.ts'
import type { Heard, Listening } from '#src/domain/media/listening.ts'
import { listenToFlac } from '#src/domain/media/listen-to-flac.ts'
import { listenToWav } from '#src/domain/media/listen-to-wav.ts'
import { findWavSound } from '#src/domain/media/wav-sound.ts'

const STEREO = 2

/** Listens to a stereo master, WAVE or FLAC, whose header has nothing against it. */
export const listen = async (listening: Listening): Promise<Heard> => {
  const { read, size } = listening
  const wav = await findWavSound(read, size)
  if (wav !== null && wav.flaw === null && wav.channels === STEREO) return listenToWav(listening, wav)
  const flac = wav === null ? await readFlacHeader(read, size) : null
  if (flac !== null && flac.channels === STEREO) return listenToFlac(listening, flac)
  return { fault: 'HEADER_WRONG', atMs: 0 }
}
