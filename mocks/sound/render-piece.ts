import { loopOf } from '#mocks/sound/layers.ts'
import { type Loop, SAMPLE_RATE, silentLoop } from '#mocks/sound/notes.ts'
import { type Layer, LAYERS, type Piece, pieceOf, type Sound } from '#mocks/sound/piece.ts'

const HEADER_BYTES = 44
const FRAME_BYTES = 4
const LOUDEST = 32_767
/** In samples: a bar begins at the loudness of the one before, or it would click. */
const GLIDE = 256

const headerOf = (frames: number): ArrayBuffer => {
  const bytes = new ArrayBuffer(HEADER_BYTES)
  const view = new DataView(bytes)
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + frames * FRAME_BYTES, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * FRAME_BYTES, true)
  view.setUint16(32, FRAME_BYTES, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, frames * FRAME_BYTES, true)
  return bytes
}

/** The layers of a section together, one loop long, and the loudest sample of each of its bars. */
const mixSection = (mix: Record<Layer, number>, loops: ReadonlyMap<Layer, Loop>, barSamples: number, bars: number) => {
  const [left, right] = silentLoop(barSamples * bars)
  const peaks = Array.from({ length: bars }, () => 0)
  for (const [layer, [loopLeft, loopRight]] of loops) {
    const share = mix[layer]
    if (share === 0) continue
    for (let at = 0; at < left.length; at += 1) {
      left[at] = (left[at] ?? 0) + (loopLeft[at] ?? 0) * share
      right[at] = (right[at] ?? 0) + (loopRight[at] ?? 0) * share
    }
  }
  for (let at = 0; at < left.length; at += 1) {
    const bar = Math.floor(at / barSamples)
    peaks[bar] = Math.max(peaks[bar] ?? 0, Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0))
  }
  return { left, right, peaks }
}

/** The samples of the whole piece, left and right in turn. Each bar is as loud as the piece says. */
const samplesOf = (piece: Piece): Int16Array<ArrayBuffer> => {
  const { bars, barSeconds, chords, durationMs, sections } = piece
  const barSamples = Math.round(barSeconds * SAMPLE_RATE)
  const loops = new Map(LAYERS.map((layer) => [layer, loopOf(piece, layer)]))
  const mixes = sections.map(({ mix }) => mixSection(mix, loops, barSamples, chords.length))
  const frames = Math.round((durationMs / 1000) * SAMPLE_RATE)
  const samples = new Int16Array(frames * 2)
  let before = 0
  for (const [bar, { section, level }] of bars.entries()) {
    const mix = mixes[section]
    if (mix === undefined) continue
    const inLoop = bar % chords.length
    const gain = (level / Math.max(mix.peaks[inLoop] ?? 1, 0.01)) * LOUDEST
    const [from, to] = [bar * barSamples, Math.min((bar + 1) * barSamples, frames)]
    for (let at = from; at < to; at += 1) {
      const now = at - from < GLIDE ? before + ((gain - before) * (at - from)) / GLIDE : gain
      const source = inLoop * barSamples + at - from
      samples[at * 2] = (mix.left[source] ?? 0) * now
      samples[at * 2 + 1] = (mix.right[source] ?? 0) * now
    }
    before = gain
  }
  return samples
}

/** A piece as the bytes of a WAV file, as long as the master it stands for. */
export const renderPiece = (sound: Sound): Blob => {
  const samples = samplesOf(pieceOf(sound))
  return new Blob([headerOf(samples.length / 2), samples.buffer], { type: 'audio/wav' })
}
