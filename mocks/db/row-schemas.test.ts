import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tables } from '#backend/tables/tables.ts'
import { change, type Change } from '#mocks/db/row-store.ts'
import { createTables } from '#mocks/db/tables.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const LATER = new Set([
  'alternateGenre',
  'alternateSubgenre',
  'recordingYear',
  'recordingLocation',
  'preOrderDate',
  'monetization',
  'songMonetization',
  'assetsRightsClaim',
  'manageAssetsSeparately',
  'createdByName',
])

test('when a release that an older build stored is read, then its later fields are empty', () => {
  for (const row of smallCatalogue(NOW).releases) {
    const earlier = Object.fromEntries(Object.entries(row).filter(([field]) => !LATER.has(field)))
    expect(tables.releases.schema.parse(earlier)).toEqual(row)
  }
})

// Rows as version 1 wrote them: the file never changes. A later version adds a file of its own rows beside it.
const storedRows = readFileSync(`${import.meta.dirname}/rows-of-version-1.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => change.parse(JSON.parse(line)))

/** What a page finds that opens a catalogue in which just this was stored. */
const readBack = async (stored: Change): Promise<unknown> => {
  const { readTables, restore } = createTables()
  restore([{ key: stored.id, value: stored }])
  const rows = await Promise.all(Object.values(readTables).map((table) => table.get(stored.id)))
  return rows.find((row) => row !== undefined)
}

/** Tables that came later; their first rows are in `earlier-versions`. */
const SINCE = ['answers', 'barcodes', 'claims', 'isrcSequences', 'snapshots', 'storeEvents']

test('when rows of version 1 are read, then every table of that time is among them', () => {
  const stored = new Set([...storedRows.map(({ table }) => table), ...SINCE])
  expect([...stored].toSorted()).toEqual(Object.keys(tables).toSorted())
})

test.each(storedRows)(
  'when a row of $table that version 1 stored is read, then nothing of it is lost: $id',
  async (stored) => {
    expect(await readBack(stored)).toMatchObject({ ...Object(stored.row) })
  },
)

test('when a row of the small catalogue is read back, then it is as it was written', async () => {
  for (const [table, rows] of Object.entries(smallCatalogue(NOW)))
    for (const row of rows) expect(await readBack({ table, id: row.id, row })).toEqual(row)
})
