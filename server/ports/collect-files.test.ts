import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import type { Opened } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { collectUnfinishedUploads } from './collect-files.ts'
import { diskFiles } from './disk-files.ts'

const NOW = new Date('2026-03-03T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

let folder = ''
let opened: Opened
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-collect-'))
  opened = await openEmptyDatabase()
  await migrate(opened.kysely)
}, 120_000)
afterAll(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

async function* bytes() {
  yield new Uint8Array(3)
}

test('when uploads started two days ago and not completed, then they are collected, and what no row names', async () => {
  const files = diskFiles(folder)
  const [example] = seedCatalogue(NOW).files
  if (example === undefined) throw new Error('The demo has no files.')
  const add = async (hours: number, changes: object, isNamed = true) => {
    const id = crypto.randomUUID()
    const createdAt = hoursAgo(hours).toISOString()
    const row = { ...example, id, createdAt, drawing: null, sound: null, complete: true, ...changes }
    if (isNamed) await opened.database.write((tables) => tables.files.put(row))
    await files.put(id, bytes())
    const path = (await files.find(id))?.path ?? ''
    for (const each of [path, `${path}.sha256`]) await utimes(each, hoursAgo(hours), hoursAgo(hours))
    return id
  }
  const remaining = [
    await add(47, { complete: false }),
    await add(1000, {}),
    await add(47, {}, false),
    await add(1000, { complete: false, drawing: example.drawing }),
  ]
  const collected = [await add(49, { complete: false }), await add(49, {}, false)]

  expect(await collectUnfinishedUploads(opened.database, files, NOW)).toEqual({ uploads: 1, files: 1 })
  for (const id of remaining) expect(await files.find(id)).toBeDefined()
  for (const id of collected) expect(await files.open(id)).toBeUndefined()
  const rows = await opened.database.read((tables) => tables.files.where({ ids: [...remaining, ...collected] }))
  expect(rows.map(({ id }) => id)).toEqual(remaining.filter((id) => id !== remaining[2]))
  expect(await collectUnfinishedUploads(opened.database, files, NOW)).toEqual({ uploads: 0, files: 0 })
})
