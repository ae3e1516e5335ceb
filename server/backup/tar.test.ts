import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, readTar, writeTar } from './tar.ts'

type File = [name: string, bytes: Uint8Array]
async function* entriesOf(files: readonly File[]): AsyncGenerator<Entry> {
  for (const [name, bytes] of files) yield { name, bytes: bytes.length, pieces: [bytes] }
}
const archiveOf = async (files: readonly File[]): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of writeTar(entriesOf(files))) pieces.push(piece)
  return Buffer.concat(pieces)
}
async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const readAll = async (archive: AsyncIterable<Uint8Array>): Promise<File[]> => {
  const files: File[] = []
  for await (const { name, pieces } of readTar(archive)) {
    const parts: Uint8Array[] = []
    for await (const piece of pieces) parts.push(piece)
    files.push([name, new Uint8Array(Buffer.concat(parts))])
  }
  return files
}

test('when an archive is read again, in pieces of any size, then the files are the same', async () => {
  const file = fc.tuple(fc.stringMatching(/^[a-z]{1,20}$/), fc.uint8Array({ maxLength: 2000 }))
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 5 }), fc.integer({ min: 1, max: 3000 }), async (files, length) => {
      expect(await readAll(inPieces(await archiveOf(files), length))).toEqual(files)
    }),
  )
})

test('when the tar of the system reads an archive, then it finds the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liner-tar-'))
  await writeFile(join(folder, 'a.tar'), await archiveOf([['rows/one.jsonl', Buffer.from('{}')]]))
  await promisify(execFile)('tar', ['-xf', 'a.tar'], { cwd: folder })
  expect(await readFile(join(folder, 'rows/one.jsonl'), 'utf8')).toBe('{}')
  await rm(folder, { recursive: true })
})

test('when an archive is cut off anywhere, or is none, then it is refused', async () => {
  const archive = await archiveOf([['one', new Uint8Array(700)]])
  for (const at of [0, 100, 512, 900, 1300, 1536])
    await expect(readAll(inPieces(archive.subarray(0, at), 512))).rejects.toThrow('cut off')
  await expect(readAll(inPieces(Buffer.from('<!doctype html>'.repeat(100)), 512))).rejects.toThrow('no backup')
})
