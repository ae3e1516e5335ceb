import { type Heard, type Listening, SLICE_BYTES, skipBytes, slicesOf } from '#src/domain/media/listening.ts'
import { readStereo } from '#src/domain/media/pcm.ts'
import { createSoundMeter } from '#src/domain/media/sound-meter.ts'
import type { WavSound } from '#src/domain/media/wav-sound.ts'

/** Listens to the two channels of a WAVE file from its first byte to its last. */
export const listenToWav = async (listening: Listening, sound: WavSound): Promise<Heard> => {
  const { at, bytes, frameBytes, sampleRate, bitDepth, isFloat } = sound
  const perSlice = Math.floor(SLICE_BYTES / frameBytes)
  const stereo = { left: new Float32Array(perSlice), right: new Float32Array(perSlice) }
  const samples = { bytesPerSample: frameBytes / 2, isFloat }
  const meter = createSoundMeter({ sampleRate, bitDepth, frames: Math.floor(bytes / frameBytes) })
  await skipBytes(listening, 0, at)
  for await (const slice of slicesOf(listening, at, at + bytes, perSlice * frameBytes)) {
    const frames = Math.floor(slice.length / frameBytes)
    readStereo(slice, frames, samples, stereo)
    meter.add(stereo, frames)
  }
  await skipBytes(listening, at + bytes, listening.size)
  return { report: meter.report() }
}
