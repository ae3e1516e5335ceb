/** The speed of a transfer: `at` in milliseconds, `bytesPerSecond` smoothed and null until it is known. */
type UploadSpeed = { loaded: number; at: number; bytesPerSecond: number | null }

const SMOOTHING_MS = 3000
const SHORTEST_SAMPLE_MS = 200

export const startUploadSpeed = (at: number): UploadSpeed => ({ loaded: 0, at, bytesPerSecond: null })

/** Adds a reading; the older the last one, the more the new speed counts. */
export const updateUploadSpeed = (meter: UploadSpeed, loaded: number, at: number): UploadSpeed => {
  // The wait for the first byte is not part of the speed.
  if (meter.bytesPerSecond === null && loaded <= meter.loaded) return meter
  const elapsed = at - meter.at
  if (elapsed < SHORTEST_SAMPLE_MS) return meter
  const pace = (Math.max(loaded - meter.loaded, 0) / elapsed) * 1000
  if (meter.bytesPerSecond === null) return { loaded, at, bytesPerSecond: pace }
  const weight = 1 - Math.exp(-elapsed / SMOOTHING_MS)
  return { loaded, at, bytesPerSecond: meter.bytesPerSecond + (pace - meter.bytesPerSecond) * weight }
}

/** Whole seconds left, or null while the speed is unknown or zero. */
export const secondsLeft = (bytesPerSecond: number | null, loaded: number, bytes: number): number | null => {
  if (loaded >= bytes) return 0
  if (bytesPerSecond === null || bytesPerSecond < 1) return null
  return Math.ceil((bytes - loaded) / bytesPerSecond)
}

/** 0 to 100; 100 only when all bytes are sent. */
export const percentOf = (loaded: number, bytes: number): number => {
  if (bytes <= 0) return 0
  return Math.min(Math.max(Math.floor((loaded / bytes) * 100), 0), 100)
}
