/** How samples are written: bytes of each, in floating point or in whole numbers. */
export type SampleCoding = { bytesPerSample: number; isFloat: boolean }

/** Left and right of a piece of sound, full scale being 1. Only the first `frames` count. */
export type Stereo = { left: Float32Array; right: Float32Array }

type Read = (bytes: Uint8Array, index: number) => number

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const readInt16: Read = (bytes, index) => (((bytes[index + 1] ?? 0) << 24) >> 16) | (bytes[index] ?? 0)
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
  const read = bytesPerSample === 2 ? readInt16 : readInt24
  const scale = bytesPerSample === 2 ? 2 ** -15 : 2 ** -23
  for (let index = 0; index < frames; index += 1) {
    const at = index * frame
    left[index] = read(bytes, at) * scale
    right[index] = read(bytes, at + bytesPerSample) * scale
  }
}
