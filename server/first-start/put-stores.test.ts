import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeView } from '#backend/submissions/view.ts'
import type { Opened } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { DIRECTORY, readListedStores } from './listed-stores.ts'
import { putStores } from './put-stores.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const ID = '3b0c2f7e-6d0a-4a2e-9a55-0d6f0c1b2a30'

let opened: Opened
beforeAll(async () => {
  opened = await openEmptyDatabase()
  await migrate(opened.kysely)
}, 120_000)
afterAll(() => opened.close())
beforeEach(() =>
  opened.database.write(async ({ stores }) => {
    for (const { id } of await stores.where({})) await stores.remove(id)
  }),
)

const put = (text: string) => putStores(readListedStores(text), { database: opened.database, now: NOW })
const stored = () => opened.database.read(({ stores }) => stores.where({}))

test('when no list is named, then every store that Liner has a profile of is there, once', async () => {
  const { database } = opened
  const { length } = DIRECTORY
  expect(await putStores(DIRECTORY, { database, now: NOW })).toEqual({ added: length, renamed: 0, total: length })
  expect((await stored()).filter((row) => storeView(row).profile === undefined)).toEqual([])
  const before = await stored()
  expect(await putStores(DIRECTORY, { database, now: NOW })).toEqual({ added: 0, renamed: 0, total: length })
  expect(await stored()).toEqual(before)
})

test('when a list names stores by id, then those are renamed, the others added, and what it leaves out stays', async () => {
  await put(`[{"id":"${ID}","name":"Old Radio"},{"name":"Spotify"}]`)
  expect(await put(`[{"id":"${ID}","name":"New Radio"},{"name":"spotify "},{"name":"Deezer"}]`)).toEqual({
    added: 1,
    renamed: 1,
    total: 3,
  })
  await put('[{"name":"Qobuz"}]')
  expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['Deezer', 'New Radio', 'Qobuz', 'Spotify'])
  expect((await stored()).find(({ id }) => id === ID)).toMatchObject({ name: 'New Radio', revision: 2 })
})

test('when two stores would have one name, then nothing of the list is stored', async () => {
  await put('[{"name":"Spotify"}]')
  await expect(put(`[{"name":"Deezer"},{"id":"${ID}","name":"SPOTIFY"}]`)).rejects.toThrow('called SPOTIFY')
  expect((await stored()).map(({ name }) => name)).toEqual(['Spotify'])
})

test.each([
  ['stores', 'the whole file'],
  ['[]', 'the whole file'],
  ['{"name":"Spotify"}', 'the whole file'],
  ['[{"name":"Spotify"},{"name":" "}]', '1.name'],
  ['[{"id":"spotify","name":"Spotify"}]', '0.id'],
  ['[{"name":"Spotify","profile":{}}]', '0.profile'],
])('when the list is %s, then what is wrong in it is named: %s', (text, problem) => {
  expect(() => readListedStores(text)).toThrow(problem)
})
