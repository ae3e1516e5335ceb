import { expect, test } from 'vitest'
import { releases as releaseTable } from '#backend/tables/releases.ts'
import { submissions as submissionTable } from '#backend/tables/submissions.ts'
import { createTables } from '#mocks/db/tables.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { ORGANIZATION, STORE, testId, testRow } from '#mocks/testing/test-ids.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const TITLES = ['Alba', 'Brina', 'Cenere']
const releaseId = (number: number) => testId(8, 50 + number)

/** The small catalogue with three more releases, each sent to a store. */
const filled = async () => {
  const { tables, rebase } = createTables()
  rebase(smallCatalogue(NOW))
  const owner = { organizationId: ORGANIZATION.first, createdBy: null }
  for (const [number, title] of TITLES.entries()) {
    const id = releaseId(number)
    await tables.releases.put({ ...releaseTable.defaults, ...testRow(id, NOW), ...owner, title, format: 'EP' })
    const sent = { releaseId: id, storeId: STORE.first, status: 'PENDING_APPROVAL' as const }
    await tables.submissions.put({ ...submissionTable.defaults, ...testRow(testId(13, number), NOW), ...sent })
  }
  return tables
}

test('when a row is removed, then what refers to the rows behind it is still found by them', async () => {
  const { releases, submissions } = await filled()
  const sentOf = async (title: string) => {
    const rows = await submissions.where({ of: { releases: { is: { title } } } })
    return rows.map((row) => row.releaseId)
  }
  expect(await sentOf('Brina')).toEqual([releaseId(1)])
  await releases.remove(releaseId(0))
  expect(await sentOf('Alba')).toEqual([])
  expect(await sentOf('Brina')).toEqual([releaseId(1)])
  expect(await sentOf('Cenere')).toEqual([releaseId(2)])
})

test('when a row is referred to, then it is found by what refers to it, and no longer once that has changed', async () => {
  const { releases, submissions } = await filled()
  const waiting = { has: { submissions: { is: { status: 'PENDING_APPROVAL' as const } } } }
  expect(await releases.count(waiting)).toBe(TITLES.length)
  const first = await submissions.get(testId(13, 0))
  if (first === undefined) throw new Error('It was put')
  await submissions.put({ ...first, status: 'REJECTED' })
  expect((await releases.where(waiting)).map(({ title }) => title)).toEqual(TITLES.slice(1))
  expect(await releases.count({ not: waiting, ids: [releaseId(0)] })).toBe(1)
})
