import { describe, expect, test } from 'vitest'
import { newRow } from '#backend/rows.ts'
import { labels } from '#backend/tables/labels.ts'
import { releases } from '#backend/tables/releases.ts'
import { KeyTaken } from '#backend/tables/table.ts'
import type { Rule } from '#mocks/testing/permissions/rule.ts'
import { RULES } from '#mocks/testing/permissions/rules.ts'
import { OWN } from '#mocks/testing/permissions/targets.ts'
import { LABEL, ORGANIZATION, RELEASE, STORE, testId, USER } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'
import { contract } from '#src/contract/router.ts'

const pushed: string[] = []
const api = useApi({ push: async (_token, { type = '' }) => void pushed.push(type) })
const ISRC = 'ITABC2400099'
const BARCODE = '8057163000003'

/** How many of some calls made at once are answered, and what the others are refused with. */
const outcomesOf = async (calls: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls)
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
  return { answered: settled.length - refusals.length, refusals }
}

describe('two writes at once', () => {
  test('when two artists, labels or organizations would have one name, then one is refused', async () => {
    const [one, other] = [await api.as('member'), await api.as('member')]
    const both = [one, other]
    expect(await outcomesOf(both.map(({ artists }) => artists.create.mutate({ name: 'Twice' })))).toEqual({
      answered: 1,
      refusals: ['DUPLICATE_ARTIST_NAME'],
    })
    expect(await outcomesOf(both.map(({ labels: table }) => table.create.mutate({ name: 'Twice' })))).toEqual({
      answered: 1,
      refusals: ['DUPLICATE_LABEL_NAME'],
    })
    expect(await outcomesOf(both.map((client) => client.organizations.create.mutate({ name: 'Twice' })))).toEqual({
      answered: 1,
      refusals: ['DUPLICATE_ORGANIZATION_NAME'],
    })
  })
  test('when two releases would have one barcode, or two assets one ISRC, then one is refused', async () => {
    const both = [await api.as('member'), await api.as('member')]
    const release = { title: 'Twice', format: 'SINGLE' as const, barcode: BARCODE }
    expect(await outcomesOf(both.map((client) => client.releases.create.mutate(release)))).toEqual({
      answered: 1,
      refusals: ['DUPLICATE_UPC_CODE'],
    })
    const asset = { title: 'Twice', format: 'TRACK' as const, isrc: ISRC }
    expect(await outcomesOf(both.map((client) => client.assets.create.mutate(asset)))).toEqual({
      answered: 1,
      refusals: ['DUPLICATE_ISRC_CODE'],
    })
  })
  test('when two releases need an ISRC of one prefix, then each track is given its own', async () => {
    const trackOf = (releaseId: string) => testId(7, releaseId === RELEASE.ready ? 90 : 91)
    const releaseIds = [RELEASE.ready, testId(8, 90)]
    await api.database().write(async ({ assets, releases: table }) => {
      const ready = await table.get(RELEASE.ready)
      const [entry] = ready?.tracklist ?? []
      const track = await assets.get(entry?.assetId ?? '')
      if (ready === undefined || entry === undefined || track === undefined) throw new Error('It has a track')
      for (const id of releaseIds) {
        await assets.put({ ...track, id: trackOf(id), isrc: null })
        const barcode = id === ready.id ? ready.barcode : '4006381333931'
        await table.put({ ...ready, id, barcode, tracklist: [{ ...entry, assetId: trackOf(id) }] })
      }
    })
    const both = [await api.as('member'), await api.as('member')]
    const sent = both.map((client, at) =>
      client.submissions.create.mutate({ releaseId: releaseIds[at] ?? '', storeIds: [STORE.first] }),
    )
    expect(await outcomesOf(sent)).toEqual({ answered: 2, refusals: [] })
    const tracks = await api.database().read(({ assets }) => assets.where({ ids: releaseIds.map(trackOf) }))
    expect(new Set(tracks.map(({ isrc }) => isrc))).toEqual(new Set(['ITOWN2600001', 'ITOWN2600002']))
  })
  test('when a release would go to one store twice, then one submission is refused', async () => {
    const both = [await api.as('member'), await api.as('member')]
    const sent = { releaseId: RELEASE.ready, storeIds: [STORE.first] }
    expect(await outcomesOf(both.map((client) => client.submissions.create.mutate(sent)))).toEqual({
      answered: 1,
      refusals: ['ALREADY_SUBMITTED'],
    })
  })
  test('when the last two managers leave, then one of them is refused', async () => {
    const organizationId = testId(2, 90)
    const first = await api.as('newcomer')
    await first.organizations.create.mutate({ id: organizationId, name: 'Two managers' })
    await api.database().write(async ({ memberships }) => {
      const [membership] = await memberships.where({ is: { organizationId } })
      if (membership !== undefined) await memberships.put({ ...membership, id: testId(9, 90), userId: USER.label })
    })
    const both = [first, await api.as('label')]
    expect(await outcomesOf(both.map((client) => client.organizations.leave.mutate({ organizationId })))).toEqual({
      answered: 1,
      refusals: ['LAST_MANAGER'],
    })
  })
  test('when the rule is not looked at before, then the key refuses', async () => {
    const make = (id: string) =>
      api.database().write(({ labels: table }) => {
        const owner = { organizationId: ORGANIZATION.first, createdBy: null }
        return table.put({ ...labels.defaults, ...newRow({ now: START }, id), ...owner, name: 'Twice' })
      })
    const settled = await Promise.allSettled([make(testId(3, 91)), make(testId(3, 92))])
    const reasons = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
    expect(reasons).toEqual([expect.any(KeyTaken)])
  })
})

describe('a write', () => {
  test('when it throws, then nothing is stored and nobody is notified', async () => {
    pushed.length = 0
    const [admin, member] = [await api.as('admin'), await api.as('member')]
    await admin.notifications.addDeviceToken.mutate({ token: 'desk' })
    const twice = [STORE.first, testId(5, 99)]
    const sent = member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: twice })
    await expect(sent).rejects.toThrow('NOT_FOUND')
    expect(await api.database().read(({ submissions: table }) => table.count({}))).toBe(0)
    expect(pushed).toEqual([])
    await member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
    expect(pushed).toEqual(['ADMIN_SUBMISSIONRECEIVED'])
  })
  test('when it is not finished, then no reader sees a part of it', async () => {
    const title = async () => (await api.database().read(({ releases: table }) => table.get(RELEASE.draft)))?.title
    let seen: Promise<string | undefined> | undefined
    await api.database().write(async ({ releases: table }) => {
      const draft = await table.get(RELEASE.draft)
      if (draft === undefined) return
      await table.put({ ...releases.defaults, ...draft, title: 'Half' })
      seen = title()
      await Promise.resolve()
      await table.put({ ...releases.defaults, ...draft, title: 'Changed' })
    })
    // Whether a reader waits or sees what was there before is up to the database.
    expect(['Draft', 'Changed']).toContain(await seen)
    expect(await title()).toBe('Changed')
  })
})

describe('a query', () => {
  test('when any query is called, then nothing is written', async () => {
    const client = await api.as('member')
    await client.auth.user.query()
    let writes = 0
    const database = api.database()
    const { write } = database
    database.write = (work) => {
      writes += 1
      return write(work)
    }
    const kinds = new Map(
      Object.entries(contract).flatMap(([area, calls]) =>
        Object.entries(calls).map(([name, { kind }]) => [`${area}.${name}`, kind] as const),
      ),
    )
    let asked = 0
    for (const [area, calls] of Object.entries(RULES))
      for (const [name, rule] of Object.entries<Rule>(calls)) {
        if (kinds.get(`${area}.${name}`) !== 'query') continue
        asked += 1
        // What this person may not ask is refused, which is as good here.
        await Promise.allSettled([rule.call(client, OWN)])
      }
    expect(asked).toBe([...kinds.values()].filter((kind) => kind === 'query').length)
    expect(writes).toBe(0)
  })
  test('when it tries to remove a row, then it fails, and the row stays', async () => {
    const written = api.database().read(async ({ labels: table }) => {
      const remove: unknown = Reflect.get(table, 'remove')
      if (typeof remove !== 'function') throw new Error('there is no such method')
      await remove(LABEL.own)
    })
    await expect(written).rejects.toThrow(/read-only transaction|no such method/)
    expect(await api.database().read(({ labels: table }) => table.count({ ids: [LABEL.own] }))).toBe(1)
  })
})
