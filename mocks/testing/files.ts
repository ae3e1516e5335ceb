/** Real files, made of as little as their headers need. */
const HEADER_BYTES = 44

type Wave = { seconds?: number; sampleRate?: number; bitDepth?: number; channels?: number }

/** A WAVE file of silence. */
export const waveFile = ({ seconds = 6, sampleRate = 44_100, bitDepth = 16, channels = 2 }: Wave = {}) => {
  const frame = (channels * bitDepth) / 8
  const length = seconds * sampleRate * frame
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + length))
  const tag = (at: number, text: string) =>
    [...text].forEach((_, index) => view.setUint8(at + index, text.charCodeAt(index)))
  tag(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + length, true)
  tag(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frame, true)
  view.setUint16(32, frame, true)
  view.setUint16(34, bitDepth, true)
  tag(36, 'data')
  view.setUint32(40, length, true)
  return new Uint8Array(view.buffer)
}

/** A Dolby Atmos master: the chunks of its model follow the silence, with nothing in them. */
export const atmosFile = (wave: Wave = {}) => {
  const model = ['chna', 'axml'].flatMap((tag) => [...new TextEncoder().encode(tag), 0, 0, 0, 0])
  return Uint8Array.from([
    ...waveFile({ bitDepth: 24, sampleRate: 48_000, channels: 10, seconds: 1, ...wave }),
    ...model,
  ])
}

/** The signature and header of a PNG of this size, in colour. */
export const pngFile = (width: number, height = width) => {
  const view = new DataView(new ArrayBuffer(33))
  ;[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52].forEach((byte, at) =>
    view.setUint8(at, byte),
  )
  view.setUint32(16, width)
  view.setUint32(20, height)
  view.setUint8(24, 8)
  view.setUint8(25, 2)
  return new Uint8Array(view.buffer)
}

export const textFile = (text: string) => new TextEncoder().encode(text)
