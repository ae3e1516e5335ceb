import { describe, expect, test } from 'vitest'
import { tables as declared, type Catalogue } from '#backend/tables/tables.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { displayStatusOf, releaseStatusOf } from '#src/domain/submission/release-status.ts'
import {
  DISPLAY_STATUSES,
  DELIVERY_STATUSES,
  RELEASE_STATUSES,
  SUBMISSION_STATUSES,
} from '#src/domain/submission/status.ts'

const NOW = new Date('2026-11-20T10:30:00.000Z')
const catalogue = seedCatalogue(NOW)
const tables = Object.entries(catalogue)
const submissionsOf = (id: string) => catalogue.submissions.filter(({ releaseId }) => releaseId === id)

describe('when the demo’s catalogue is made', () => {
  test.each<[keyof Catalogue, number]>([
    ['organizations', 6],
    ['labels', 12],
    ['artists', 60],
    ['people', 30],
    ['releases', 120],
    ['assets', 600],
    ['submissions', 200],
    ['stores', 44],
    ['users', 28],
  ])('then it has enough %s: %i or more', (table, least) => {
    expect(catalogue[table].length).toBeGreaterThanOrEqual(least)
  })

  test('then it is the same to the letter for the same moment', () => {
    expect(JSON.stringify(seedCatalogue(NOW))).toBe(JSON.stringify(catalogue))
  })

  test('then its ids are those of any other moment', () => {
    const later = seedCatalogue(new Date('2027-02-01T08:00:00.000Z'))
    for (const table of ['users', 'organizations', 'releases', 'assets', 'stores', 'submissions'] as const)
      expect(later[table].map(({ id }) => id)).toEqual(catalogue[table].map(({ id }) => id))
  })

  test('then it takes less than 250 ms of the processor', () => {
    // The processor's time, not the clock's: whatever else runs here does not count.
    const before = process.cpuUsage()
    for (let round = 0; round < 5; round += 1) seedCatalogue(NOW)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000 / 5).toBeLessThan(250)
  })

  test('then every row is what its table expects', () => {
    for (const [table, rows] of tables) {
      const schema = Object.entries(declared).find(([name]) => name === table)?.[1].schema
      for (const row of rows) expect(schema?.safeParse(row)).toMatchObject({ success: true })
    }
  })

  test('then every row has an id, and no two the same', () => {
    const ids = tables.flatMap(([, rows]) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    // Those of sequences are what their ISRCs begin with.
    const sequences = new Set(catalogue.isrcSequences.map(({ id }) => id))
    for (const id of ids.filter((one) => !sequences.has(one)))
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('then nothing is of the future, or changed before it was made', () => {
    const rows = tables.flatMap(([, table]) =>
      table.map(({ id, createdAt, updatedAt }) => ({ id, createdAt, updatedAt })),
    )
    const now = NOW.toISOString()
    expect(rows.filter(({ createdAt, updatedAt }) => createdAt > updatedAt || updatedAt > now)).toEqual([])
  })

  test('then it has every state there is', () => {
    const today = NOW.toISOString().slice(0, 10)
    const { releases, submissions, notifications } = catalogue
    expect(new Set(releases.map(({ format }) => format))).toEqual(new Set(RELEASE_FORMATS))
    expect(new Set(submissions.map(({ status }) => status))).toEqual(new Set(SUBMISSION_STATUSES))
    expect(new Set(submissions.map(({ delivery }) => delivery))).toEqual(new Set([null, ...DELIVERY_STATUSES]))
    expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(NOTIFICATION_TYPES))
    expect(new Set(releases.map(({ id }) => releaseStatusOf(submissionsOf(id))))).toEqual(new Set(RELEASE_STATUSES))
    const shown = (organizationId?: string) =>
      new Set(
        releases
          .filter((release) => organizationId === undefined || release.organizationId === organizationId)
          .map(({ id, consumerReleaseDate }) => displayStatusOf(submissionsOf(id), consumerReleaseDate, today)),
      )
    expect(shown()).toEqual(new Set(DISPLAY_STATUSES))
    expect(shown(catalogue.organizations[0]?.id)).toEqual(new Set(DISPLAY_STATUSES))
  })

  test('then every cover has a picture of its own', () => {
    const seeds = catalogue.files.flatMap(({ drawing }) => (drawing?.kind === 'COVER' ? [drawing.seed] : []))
    expect(seeds.length).toBeGreaterThan(110)
    expect(new Set(seeds).size).toBe(seeds.length)
  })
})
