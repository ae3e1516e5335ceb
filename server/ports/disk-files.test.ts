import { createHash } from 'node:crypto'
import { mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskFiles, isDiskFull, TooFewBytes } from './disk-files.ts'
import { TooManyBytes } from './write-stream.ts'

const ID = '3f2a1b2c-0000-4000-8000-00000000000a'
const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
const FILE = { id: ID, bytes: 7, sha256: sha256Of('one two') }
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function* pieces(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}
async function* broken() {
  yield new Uint8Array(3)
  throw new Error('The connection was lost.')
}
const left = () => readdir(join(folder, ID.slice(0, 2)))

test('when the bytes arrive that were announced, then they are stored, and any part of them can be read', async () => {
  const files = diskFiles(folder)
  await files.receive(FILE, pieces('one ', 'two'))
  const stored = await files.open(ID)
  expect(await stored?.sha256()).toBe(FILE.sha256)
  expect(new TextDecoder().decode(await stored?.read(4, 100))).toBe('two')
  expect(await files.find(ID)).toMatchObject({ bytes: 7 })
})

test.each([
  ['more', TooManyBytes, ['one ', 'two', '!']],
  ['less', TooFewBytes, ['one ']],
])('when %s arrives than was announced, then nothing of it is left', async (_what, error, texts) => {
  const files = diskFiles(folder)
  await expect(files.receive(FILE, pieces(...texts))).rejects.toThrow(error)
  expect(await files.open(ID)).toBeUndefined()
  expect(await left()).toEqual([])
})

test('when other bytes arrive than were announced, then their hash is all that is stored of them', async () => {
  const files = diskFiles(folder)
  await files.receive(FILE, pieces('two one'))
  expect(await files.find(ID)).toBeUndefined()
  expect(await (await files.open(ID))?.sha256()).toBe(sha256Of('two one'))
})

test('when other bytes arrive after the right ones, then the right ones stay', async () => {
  const files = diskFiles(folder)
  await files.receive(FILE, pieces('one two'))
  await files.receive(FILE, pieces('two one'))
  const stored = await files.open(ID)
  expect(await stored?.sha256()).toBe(FILE.sha256)
  expect(new TextDecoder().decode(await stored?.read(0, 100))).toBe('one two')
})

test('when what sends breaks off, then nothing of it is left', async () => {
  await expect(diskFiles(folder).receive(FILE, broken())).rejects.toThrow('lost')
  expect(await left()).toEqual([])
})

test('when the disk is full, then all of it is taken, nothing is left, and the next one is stored', async () => {
  // The system refuses each byte that is written here as it does on a full disk.
  const full = diskFiles(folder, { openFile: async () => open('/dev/full', 'w') })
  let sent = 0
  async function* counted() {
    for await (const piece of pieces('one ', 'two')) {
      sent += piece.length
      yield piece
    }
  }
  const refused: unknown = await full.receive(FILE, counted()).catch((error: unknown) => error)
  expect(isDiskFull(refused)).toBe(true)
  expect(sent).toBe(7)
  expect(await left()).toEqual([])
  await diskFiles(folder).receive(FILE, pieces('one two'))
  expect(await diskFiles(folder).find(ID)).toMatchObject({ bytes: 7 })
})

test('when a process was killed while it wrote, then its part is no file, and is removed when it is old', async () => {
  const files = diskFiles(folder)
  await files.receive(FILE, pieces('one two'))
  const part = join(folder, ID.slice(0, 2), `${ID}.${ID}.part`)
  await writeFile(part, 'one')
  await utimes(part, 1, 1)
  const names: string[] = []
  for await (const ids of files.writtenBefore(new Date())) names.push(...ids)
  expect(names).toEqual([ID])
  expect(await left()).toEqual([ID, `${ID}.sha256`])
})

test('when a file was never sent, or was removed, then there is none', async () => {
  const files = diskFiles(folder)
  expect(await files.find(ID)).toBeUndefined()
  await files.receive(FILE, pieces('one two'))
  await files.remove(ID)
  expect(await files.open(ID)).toBeUndefined()
  expect(await files.find(ID)).toBeUndefined()
})
