import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashFile } from '#src/shared/upload/hash-file.ts'

const MEGABYTE = 1024 * 1024
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256)

/** A file of an engine whose streams fill no buffer. */
const withoutByteStream = (bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(new Blob([bytes]), { stream: () => new ReadableStream<Uint8Array<ArrayBuffer>>() })

const hash = async (file: Blob, isStopped = () => false) => {
  const progress: number[] = []
  const digest = await hashFile(file, { onProgress: (bytes) => progress.push(bytes), isStopped })
  return { digest, progress }
}

test.each([0, 1, 2 * MEGABYTE, 2 * MEGABYTE + 1, 5 * MEGABYTE])(
  'when a file of %d bytes is hashed, then its checksum is right with and without byte streams',
  async (length) => {
    const bytes = bytesOf(length)
    const digest = createHash('sha256').update(bytes).digest('hex')
    for (const file of [new Blob([bytes]), withoutByteStream(bytes)]) {
      const hashed = await hash(file)
      expect(hashed.digest).toBe(digest)
      expect(hashed.progress.at(-1) ?? 0).toBe(length)
    }
  },
)

test('when it is stopped, then the rest of the file is not read', async () => {
  const { progress } = await hash(new Blob([bytesOf(5 * MEGABYTE)]), () => true)
  expect(progress).toEqual([])
})

test('when the file cannot be read, then it has no checksum', async () => {
  const failing = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      type: 'bytes',
      pull: (controller) => controller.error(new Error('gone')),
    })
  await expect(hash(Object.assign(new Blob(['bytes']), { stream: failing }))).rejects.toThrow('gone')
})
