import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { type Opened, openEmbedded } from '../database/connect.ts'
import { migrate, MIGRATIONS } from '../database/migrate.ts'
import { fillDatabase } from '../database/sql-database.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { backUp } from './back-up.ts'
import { restoreBackup } from './restore-backup.ts'
import { isDerived, readTables } from './stored-tables.ts'

/** A hundredth of the catalogue that the bench fills. */
const RELEASES = 1000
const ASSETS = 5000
/** Thousands of rows with all their indexes, on a machine that has other work. */
const SLOW_MS = 120_000
const NOW = new Date('2026-03-01T12:00:00Z')
const SOUND = Buffer.from('what was recorded')

const largeCatalogue = () => {
  const catalogue = seedCatalogue(NOW)
  const [release, asset, file] = [catalogue.releases[0], catalogue.assets[0], catalogue.files[0]]
  if (release === undefined || asset === undefined || file === undefined) throw new Error('The demo is empty.')
  for (let at = 0; at < RELEASES; at += 1)
    catalogue.releases.push({ ...release, id: crypto.randomUUID(), title: `Release ${at}`, barcode: null })
  for (let at = 0; at < ASSETS; at += 1)
    catalogue.assets.push({ ...asset, id: crypto.randomUUID(), title: `Track “${at}”\n`, isrc: null })
  const sha256 = createHash('sha256').update(SOUND).digest('hex')
  const id = crypto.randomUUID()
  catalogue.files.push({ ...file, id, sha256, bytes: SOUND.length, drawing: null, sound: null })
  return { catalogue, id }
}

async function* inPieces() {
  yield SOUND
}

let folder = ''
let from: Opened
let to: Opened
let soundId = ''
const files = (name: string) => diskFiles(join(folder, name))
const path = () => join(folder, 'backup.tar')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-backup-'))
  from = await openEmbedded()
  to = await openEmbedded()
  await migrate(from.kysely)
  await migrate(to.kysely)
  const { catalogue, id } = largeCatalogue()
  soundId = id
  await fillDatabase(from.kysely, catalogue)
  await files('from').put(soundId, inPieces())
  await backUp({ kysely: from.kysely, files: files('from') }, path(), NOW)
}, SLOW_MS)
afterAll(async () => {
  await from.close()
  await to.close()
  await rm(folder, { recursive: true })
})

const VERSION = Object.keys(MIGRATIONS).at(-1) ?? ''
const NEWER = VERSION.replace(/^\d{4}/, '9999')
const storedIn = async ({ kysely }: Opened) => (await readTables(kysely)).filter((table) => !isDerived(table))
const rowsOf = async ({ kysely }: Opened, table: string) =>
  (await sql`select t::text as line from ${sql.table(table)} t order by 1`.execute(kysely)).rows

test('when the database has rows, then nothing is restored into it', async () => {
  await expect(restoreBackup({ kysely: from.kysely, files: files('from') }, path())).rejects.toThrow('not empty')
  expect(await files('from').find(soundId)).toMatchObject({ bytes: SOUND.length })
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000), 'cut off'],
  [
    'damaged in a row',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('Release 7"', 'Release 8"'), 'latin1'),
    'damaged',
  ],
  [
    'damaged in a file',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('what was rec', 'what is rec '), 'latin1'),
    'damaged',
  ],
  [
    'of a newer version',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace(VERSION, NEWER), 'latin1'),
    `newer version (${NEWER})`,
  ],
])(
  'when a backup is %s, then nothing of it is restored',
  async (_what, change, problem) => {
    await writeFile(join(folder, 'changed.tar'), change(await readFile(path())))
    const restored = restoreBackup({ kysely: to.kysely, files: files('damaged') }, join(folder, 'changed.tar'))
    await expect(restored).rejects.toThrow(problem)
    for (const { name } of await storedIn(to)) expect(await rowsOf(to, name)).toEqual([])
    expect(await files('damaged').find(soundId)).toBeUndefined()
  },
  SLOW_MS,
)

test(
  'when a catalogue is restored, then every row of every table, and every file, is the same',
  async () => {
    const restored = await restoreBackup({ kysely: to.kysely, files: files('to') }, path())
    expect(restored.files).toBe(1)
    const tables = await storedIn(from)
    expect((await storedIn(to)).map(({ name }) => name)).toEqual(tables.map(({ name }) => name))
    let rows = 0
    for (const { name } of tables) {
      const before = await rowsOf(from, name)
      expect({ name, rows: await rowsOf(to, name) }).toEqual({ name, rows: before })
      rows += before.length
    }
    expect(rows).toBe(restored.rows)
    expect(rows).toBeGreaterThan(RELEASES + ASSETS)
    const counts = ({ database }: Opened) =>
      database.read(({ releases, assets }) => Promise.all([releases.count({}), assets.count({})]))
    expect(await counts(to)).toEqual(await counts(from))
    const stored = await files('to').find(soundId)
    expect(await readFile(stored?.path ?? '', 'utf8')).toBe(String(SOUND))
    // The order in which rows were made goes on behind those restored.
    const [label] = await to.database.read((all) => all.labels.where({}, 1))
    if (label === undefined) throw new Error('No label was restored.')
    const id = crypto.randomUUID()
    await to.database.write((all) => all.labels.put({ ...label, id, name: 'One more', isrcPrefix: null }))
    expect((await to.database.read((all) => all.labels.where({}))).at(-1)?.id).toBe(id)
  },
  SLOW_MS,
)

test('when a backup of that name is there already, then it stays', async () => {
  await expect(backUp({ kysely: from.kysely, files: files('from') }, path(), NOW)).rejects.toThrow('EEXIST')
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('when a backup is written, then nobody but its owner can read it', async () => {
  const { mode } = await stat(path())
  expect((mode & 0o777).toString(8)).toBe('600')
})
