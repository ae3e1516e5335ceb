import { STRAY_BYTES_MAX } from '#src/domain/limits.ts'
import { readFrameHeader, LARGEST_FRAME_SAMPLES, type FlacFrame, readFlacFrame } from '#src/domain/media/flac-frame.ts'
import { readFlacHeader, type FlacHeader } from '#src/domain/media/flac-header.ts'
import { readStereo } from '#src/domain/media/pcm.ts'
import { createSoundMeter } from '#src/domain/media/sound-meter.ts'
import type { SoundFault, SoundReport } from '#src/domain/media/sound-report.ts'
import { findWavSound, type WavSound, type ReadAt } from '#src/domain/media/wav.ts'

/** A file to analyse; `onProgress` gets the place in the file until which it is analysed. */
type AnalyzedFile = {
  read: ReadAt
  size: number
  onProgress: (bytes: number) => void
  isStopped: () => boolean
}

/** What the sound is like, or why it could not be decoded and at which millisecond. */
export type SoundAnalysis = { report: SoundReport } | { fault: SoundFault; atMs: number }

/** Large enough to be read fast, small enough for a phone. */
const SLICE_BYTES = 2 * 1024 * 1024

/** A file is read again while it is written, or lies on a drive that was taken away. */
class FileChanged extends Error {
  override readonly name = 'FileChanged'
}

/** The bytes from one place to another in slices. The next one is read while this one is analysed. */
async function* slicesOf(
  { read, onProgress, isStopped }: AnalyzedFile,
  from: number,
  to: number,
  bytes = SLICE_BYTES,
): AsyncGenerator<Uint8Array> {
  const readFrom = (at: number) => {
    const reading = read(at, Math.min(bytes, to - at))
    // A stopped analysis does not wait for this read.
    reading.catch(() => undefined)
    return reading
  }
  let next = readFrom(from)
  for (let at = from; at < to && !isStopped(); at += bytes) {
    const slice = await next
    if (slice.length !== Math.min(bytes, to - at)) throw new FileChanged('fewer bytes than there were')
    if (at + bytes < to) next = readFrom(at + bytes)
    yield slice
    onProgress(at + slice.length)
  }
}

/** No frame of two channels is longer. */
const LARGEST_FRAME_BYTES = 1024 * 1024

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** Whether another frame begins somewhere behind the one that cannot be read. */
const hasFrameAfter = (bytes: Uint8Array, from: number): boolean => {
  for (let at = bytes.indexOf(0xff, from + 1); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (readFrameHeader({ bytes, position: at * 8 }) !== null) return true
  return false
}

/** Decodes frames as their bytes come; what is left of them waits for the next bytes. */
const createDecoder = (header: FlacHeader) => {
  const { sampleRate, bitDepth } = header
  const channels = { left: new Float64Array(LARGEST_FRAME_SAMPLES), right: new Float64Array(LARGEST_FRAME_SAMPLES) }
  const stereo = { left: new Float32Array(LARGEST_FRAME_SAMPLES), right: new Float32Array(LARGEST_FRAME_SAMPLES) }
  const meter = createSoundMeter(header)
  const scale = 2 ** (1 - bitDepth)
  let rest: Uint8Array = new Uint8Array()
  let count = 0
  let stray = 0
  let fault: SoundFault | null = null

  const isWhole = () => header.frames > 0 && meter.frames() >= header.frames
  const faultOf = ({ samples, header: own }: FlacFrame): SoundFault | null => {
    const isOther = (own.sampleRate || sampleRate) !== sampleRate || (own.bitDepth || bitDepth) !== bitDepth
    if (isOther || samples > header.longestFrame) return 'HEADER_WRONG'
    return own.number === (own.isVariable ? meter.frames() : count) ? null : 'DAMAGED'
  }
  const meterFrame = (samples: number) => {
    for (let index = 0; index < samples; index += 1) {
      stereo.left[index] = (channels.left[index] ?? 0) * scale
      stereo.right[index] = (channels.right[index] ?? 0) * scale
    }
    meter.add(stereo, samples)
    count += 1
  }
  /** What cannot be read goes on in the next bytes, unless there are none or too many already. */
  const faultAt = (bytes: Uint8Array, at: number, isLast: boolean): SoundFault | null => {
    if (!isLast && bytes.length - at <= LARGEST_FRAME_BYTES) return null
    return !isLast || hasFrameAfter(bytes, at) ? 'DAMAGED' : 'TRUNCATED'
  }
  const add = (slice: Uint8Array, isLast: boolean) => {
    if (fault !== null) return
    const bytes = joined(rest, slice)
    let at = 0
    while (fault === null && at < bytes.length && !isWhole()) {
      const frame = readFlacFrame(bytes, at, bytes.length, header, channels)
      if (frame === null) {
        fault = faultAt(bytes, at, isLast)
        break
      }
      fault = faultOf(frame)
      if (fault === null) meterFrame(frame.samples)
      at += frame.bytes
    }
    if (isWhole()) stray += bytes.length - at
    if (stray > STRAY_BYTES_MAX) fault = 'HEADER_WRONG'
    rest = isWhole() ? rest.subarray(0, 0) : bytes.subarray(at)
  }
  const analysis = (): SoundAnalysis => {
    const atMs = Math.round((meter.frames() / sampleRate) * 1000)
    if (fault === null && (meter.frames() === 0 || meter.frames() < header.frames)) fault = 'TRUNCATED'
    return fault === null ? { report: meter.report() } : { fault, atMs }
  }
  return { add, analysis }
}

/** Analyses the two channels of a FLAC file. */
const analyzeFlac = async (file: AnalyzedFile, header: FlacHeader): Promise<SoundAnalysis> => {
  const decoder = createDecoder(header)
  let read = header.at
  for await (const slice of slicesOf(file, header.at, file.size)) {
    read += slice.length
    decoder.add(slice, read === file.size)
  }
  return decoder.analysis()
}

/** Analyses the two channels of a WAVE file. */
const analyzeWav = async (file: AnalyzedFile, sound: WavSound): Promise<SoundAnalysis> => {
  const { at, bytes, frameBytes, sampleRate, bitDepth, isFloat } = sound
  const perSlice = Math.floor(SLICE_BYTES / frameBytes)
  const stereo = { left: new Float32Array(perSlice), right: new Float32Array(perSlice) }
  const samples = { bytesPerSample: frameBytes / 2, isFloat }
  const meter = createSoundMeter({ sampleRate, bitDepth, frames: Math.floor(bytes / frameBytes) })
  for await (const slice of slicesOf(file, at, at + bytes, perSlice * frameBytes)) {
    const frames = Math.floor(slice.length / frameBytes)
    readStereo(slice, frames, samples, stereo)
    meter.add(stereo, frames)
  }
  return { report: meter.report() }
}

const STEREO = 2

/** Analyses a stereo master, WAVE or FLAC, whose header has nothing against it. */
export const analyzeSound = async (file: AnalyzedFile): Promise<SoundAnalysis> => {
  const { read, size } = file
  const wav = await findWavSound(read, size)
  if (wav !== null && wav.flaw === null && wav.channels === STEREO) return analyzeWav(file, wav)
  const flac = wav === null ? await readFlacHeader(read, size) : null
  if (flac !== null && flac.channels === STEREO) return analyzeFlac(file, flac)
  return { fault: 'HEADER_WRONG', atMs: 0 }
}
