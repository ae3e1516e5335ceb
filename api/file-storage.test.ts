import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#mocks/db/database.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { PERSON } from '#mocks/testing/test-ids.ts'
import { openFileStorage } from './file-storage.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-api-'))
})
afterEach(() => rm(folder, { recursive: true }))

const path = () => join(folder, 'catalogue.jsonl')
const open = async () =>
  openDatabase({ storage: await openFileStorage(path()), lock: queueLock(), seed: smallCatalogue, now: () => NOW })
type Database = Awaited<ReturnType<typeof open>>
const rename = (database: Database, name: string) =>
  database.write(async ({ people }) => {
    const person = await people.get(PERSON)
    if (person !== undefined) await people.put({ ...person, name })
  })
const nameIn = (database: Database) => database.read(async ({ people }) => (await people.get(PERSON))?.name)

test('when the process ends, then what was changed is there for the next one', async () => {
  const before = await open()
  await rename(before, 'Ada')
  await rename(before, 'Ada Lovelace')
  expect(await nameIn(await open())).toBe('Ada Lovelace')
  expect(await nameIn(await open())).toBe('Ada Lovelace')
})

test('when a crash cuts a commit off, then the commits before it are there', async () => {
  await rename(await open(), 'Ada')
  await appendFile(path(), '{"head":{"seededAt":"2026-03-10T08:00')
  expect(await nameIn(await open())).toBe('Ada')
})

test.each(['{"name":"liner"}\n', 'a note'])(
  'when the file is of something else, then it stays as it is: %s',
  async (text) => {
    await writeFile(path(), text)
    await expect(open()).rejects.toThrow(path())
    expect(await readFile(path(), 'utf8')).toBe(text)
  },
)

test('when a row cannot be read, then it alone goes to a second file', async () => {
  const database = await open()
  await rename(database, 'Ada')
  const head = { seededAt: NOW.toISOString(), version: 2 }
  const change = { key: 'people/x', value: { table: 'people', id: 'x', row: { id: 'x' } } }
  await appendFile(path(), `${JSON.stringify({ head, changes: [change] })}\n`)
  const next = await open()
  expect([...next.setAside]).toEqual([['people', 1]])
  expect(await nameIn(next)).toBe('Ada')
  expect(await readFile(`${path()}.set-aside`, 'utf8')).toContain('"people/x"')
  expect([...(await open()).setAside]).toEqual([])
})

test('when bytes are stored, then they are there for the next process, with their type', async () => {
  await (await open()).blobs.put('../one', new Blob(['bytes'], { type: 'text/plain' }))
  const stored = await (await open()).blobs.get('../one')
  expect([await stored?.text(), stored?.type]).toEqual(['bytes', 'text/plain'])
})

test('when the catalogue is reset, then nothing of it is left', async () => {
  const database = await open()
  await rename(database, 'Ada')
  await database.blobs.put('one', new Blob(['bytes']))
  await database.reset()
  const next = await open()
  expect(await nameIn(next)).not.toBe('Ada')
  expect(await next.blobs.get('one')).toBeUndefined()
})
