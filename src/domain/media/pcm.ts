/** How samples are written: bytes of each, in floating point or in whole numbers. */
export type SampleCoding = { bytesPerSample: number; isFloat: boolean }

/** Left and right of a piece of sound, full scale being 1. Only the first `frames` count. */
export type Stereo = { left: Float32Array; right: Float32Array }

type Read = (bytes: Uint8Array, index: number) => number

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const readInt16: Read = (bytes, index) => (((bytes[index + 1] ?? 0) << 24) >> 16) | (bytes[index] ?? 0)
/** Whether this processor has numbers in memory as WAVE files have them. */
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
const readInt24: Read = (bytes, index) =>
  (((bytes[index + 2] ?? 0) << 24) >> 8) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index] ?? 0)

/** Writes whole frames of two channels, little endian, into `stereo`. */
export const readStereo = (
  bytes: Uint8Array,
  frames: number,
  { bytesPerSample, isFloat }: SampleCoding,
  stereo: Stereo,
) => {
  const { left, right } = stereo
  const frame = 2 * bytesPerSample
  if (isFloat || bytesPerSample === 4) {
    const data = view(bytes)
    const scale = 2 ** -31
    for (let index = 0; index < frames; index += 1) {
      const at = index * frame
      left[index] = isFloat ? data.getFloat32(at, true) : data.getInt32(at, true) * scale
      right[index] = isFloat ? data.getFloat32(at + 4, true) : data.getInt32(at + 4, true) * scale
    }
    return
  }
  if (bytesPerSample === 2 && IS_LITTLE_ENDIAN && bytes.byteOffset % 2 === 0) {
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, 2 * frames)
    for (let index = 0; index < frames; index += 1) {
      left[index] = (samples[2 * index] ?? 0) * 2 ** -15
      right[index] = (samples[2 * index + 1] ?? 0) * 2 ** -15
    }
    return
  }
  const read = bytesPerSample === 2 ? readInt16 : readInt24
  const scale = bytesPerSample === 2 ? 2 ** -15 : 2 ** -23
  for (let index = 0; index < frames; index += 1) {
    const at = index * frame
    left[index] = read(bytes, at) * scale
    right[index] = read(bytes, at + bytesPerSample) * scale
  }
}
