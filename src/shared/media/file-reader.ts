import type { ReadAt } from '#src/domain/media/wav.ts'

/** Reads a file piece by piece, never whole. */
export const readerOf =
  (file: Blob): ReadAt =>
  async (at, length) =>
    new Uint8Array(await file.slice(at, at + length).arrayBuffer())
