import type { SoundReport } from '#src/domain/media/sound-report.ts'
import type { ReadAt } from '#src/domain/media/wav.ts'

/** A file to listen to, and what happens meanwhile: `onBytes` gets every byte once, in order. */
export type Listening = {
  read: ReadAt
  size: number
  onBytes: (bytes: Uint8Array) => void
  onProgress: (bytes: number) => void
  isStopped: () => boolean
}

/** Why a file could not be heard to its end. */
export const SOUND_FAULTS = ['TRUNCATED', 'DAMAGED', 'HEADER_WRONG'] as const
export type SoundFault = (typeof SOUND_FAULTS)[number]

/** What was heard, or why not and at which millisecond. */
export type Heard = { report: SoundReport } | { fault: SoundFault; atMs: number }

/** Large enough to be read fast, small enough for a phone. */
export const SLICE_BYTES = 2 * 1024 * 1024

/** A file is read again while it is written, or lies on a drive that was taken away. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged'
}

/** The bytes from one place to another in slices. The next one is read while this one is heard. */
export async function* slicesOf(
  { read, onBytes, onProgress, isStopped }: Listening,
  from: number,
  to: number,
  bytes = SLICE_BYTES,
): AsyncGenerator<Uint8Array> {
  const readFrom = (at: number) => {
    const reading = read(at, Math.min(bytes, to - at))
    // Who stops listening does not wait for it.
    reading.catch(() => undefined)
    return reading
  }
  let next = readFrom(from)
  for (let at = from; at < to && !isStopped(); at += bytes) {
    const slice = await next
    if (slice.length !== Math.min(bytes, to - at)) throw new FileChanged('fewer bytes than there were')
    if (at + bytes < to) next = readFrom(at + bytes)
    onBytes(slice)
    yield slice
    onProgress(at + slice.length)
  }
}

/** Passes bytes on in which there is no sound. */
export const skipBytes = async (listening: Listening, from: number, to: number): Promise<void> => {
  const slices = slicesOf(listening, from, to)
  let next = await slices.next()
  while (next.done !== true) next = await slices.next()
}
