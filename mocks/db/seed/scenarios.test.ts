import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tables, TABLE_NAMES, type Catalogue } from '#backend/tables/tables.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { loadSeed } from '#mocks/db/seed/scenarios.ts'
import { SCENARIOS } from '#mocks/settings/settings.ts'
import { z } from '#src/contract/zod.ts'
import { isActiveSubmission } from '#src/domain/submission/release-status.ts'

const NOW = new Date('2026-11-20T10:30:00.000Z')
const SMALL = SCENARIOS.filter((scenario) => scenario !== 'large')
const demo = seedCatalogue(NOW)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const read = async (scenario: (typeof SCENARIOS)[number]): Promise<Catalogue> => (await loadSeed(scenario))(NOW)

test.each(SMALL)(
  'when the scenario %s is made twice for one moment, then both are the same, and no two rows share an id',
  async (scenario) => {
    const catalogue = await read(scenario)
    expect(JSON.stringify(await read(scenario))).toBe(JSON.stringify(catalogue))
    const doubled = TABLE_NAMES.filter((name) => new Set(idsOf(catalogue[name])).size < catalogue[name].length)
    expect(doubled).toEqual([])
  },
)

const hashOf = (catalogue: Catalogue) => createHash('sha256').update(JSON.stringify(catalogue)).digest('hex')

/** Another process, on a machine of another country. */
const HASHES = `
import { createHash } from 'node:crypto'
import { loadSeed } from '#mocks/db/seed/scenarios.ts'
for (const scenario of ${JSON.stringify(SMALL)}) {
  const catalogue = (await loadSeed(scenario))(new Date('${NOW.toISOString()}'))
  console.log(scenario, createHash('sha256').update(JSON.stringify(catalogue)).digest('hex'))
}`

test('when scenarios are made in another process, time zone and language, then their hashes are the same', async () => {
  const here = await Promise.all(SMALL.map(async (scenario) => `${scenario} ${hashOf(await read(scenario))}`))
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', NODE_OPTIONS: '' }
  const there = execFileSync(process.execPath, ['--input-type=module', '--eval', HASHES], { env, encoding: 'utf8' })
  expect(there.trim().split('\n')).toEqual(here)
  expect(new Set(here.map((line) => line.split(' ')[1])).size).toBe(SMALL.length)
})

test.each(SMALL)('when the scenario %s is made, then no row points at one that is not there', async (scenario) => {
  const { releases, submissions, memberships, organizations, notifications } = await read(scenario)
  const [releaseIds, organizationIds] = [new Set(idsOf(releases)), new Set(idsOf(organizations))]
  expect(submissions.filter(({ releaseId }) => !releaseIds.has(releaseId))).toEqual([])
  expect(memberships.filter(({ organizationId }) => !organizationIds.has(organizationId))).toEqual([])
  expect(notifications.filter(({ releaseId }) => releaseId !== null && !releaseIds.has(releaseId))).toEqual([])
})

test('when a scenario is made, then its users are those of the demo, and in “expired” no session is open', async () => {
  for (const scenario of SMALL) expect(idsOf((await read(scenario)).users)).toEqual(idsOf(demo.users))
  const { tokens } = await read('expired')
  expect(tokens.filter(({ expiresAt }) => expiresAt > NOW.toISOString())).toEqual([])
})

test('when a scenario is made, then it has what its name says', async () => {
  const [fresh, empty, busy, pending] = await Promise.all((['fresh', 'empty', 'busy', 'pending'] as const).map(read))
  expect(fresh?.organizations).toEqual([])
  expect(empty?.memberships).toEqual(demo.memberships)
  expect(empty?.releases).toEqual([])
  const waiting = (catalogue?: Catalogue) =>
    catalogue?.submissions.filter(({ status }) => status === 'PENDING_APPROVAL').length ?? 0
  expect(waiting(busy)).toBeGreaterThan(waiting(demo) + 20)
  expect(waiting(pending)).toBe(pending?.submissions.length)
  expect(pending?.submissions).toHaveLength(demo.submissions.filter(isActiveSubmission).length)
})

test.each(SMALL)('when the scenario %s is made, then every row has the shape of its table', async (scenario) => {
  const catalogue = await read(scenario)
  expect(TABLE_NAMES.filter((name) => !z.array(tables[name].schema).safeParse(catalogue[name]).success)).toEqual([])
})
