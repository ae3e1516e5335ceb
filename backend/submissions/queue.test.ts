import dayjs from 'dayjs'
import { describe, expect, test } from 'vitest'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { submissions as table } from '#backend/tables/submissions.ts'
import { ORGANIZATION, RELEASE, STORE, testId, testRow } from '#mocks/testing/test-ids.ts'
import { type Client, refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const page = { page: 1, perPage: 25 }
const PENDING = { status: 'PENDING_APPROVAL' } as const
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

const put = async (id: string, more: Partial<SubmissionRow> = {}, at = START) => {
  const own = { releaseId: RELEASE.ready, storeId: STORE.first }
  const row: SubmissionRow = { ...table.defaults, ...testRow(id, at), ...own, ...more }
  await api.database().write(({ submissions }) => submissions.put(row))
}
const [ONE, TWO, THREE, DONE] = [testId(60, 1), testId(60, 2), testId(60, 3), testId(60, 4)]

/** Two stores of one release and one of another, which waits longer; one is decided. */
const fill = async () => {
  await put(ONE, {}, minutesLater(2))
  await put(TWO, { storeId: STORE.second }, minutesLater(4))
  await put(THREE, { releaseId: RELEASE.foreign }, minutesLater(1))
  await put(DONE, { releaseId: RELEASE.draft, status: 'APPROVED', delivery: 'PENDING' }, minutesLater(3))
}
const inDays = (days: number) => dayjs(START).add(days, 'day').format('YYYY-MM-DD')
/** One more release that waits at a store, with its date, made so many minutes after the others. */
const add = async (id: string, consumerReleaseDate: string | null, minutes: number) => {
  await api.database().write(async ({ releases }) => {
    const draft = await releases.get(RELEASE.draft)
    if (draft !== undefined)
      await releases.put({ ...draft, ...testRow(id, minutesLater(minutes)), consumerReleaseDate })
  })
  await put(id, { releaseId: id })
}
const shown = async (client: Client, input: object = {}) => {
  const { groups, totalGroups, totalItems } = await client.submissions.queue.query({ ...page, ...PENDING, ...input })
  const ids = groups.map(({ release, submissions }) => [release.id, submissions.map(({ id }) => id)])
  return { ids, totalGroups, totalItems }
}

describe('the queue by release', () => {
  test('when a release waits at two stores, then they are one group, and both groups and submissions are counted', async () => {
    await fill()
    expect(await shown(await api.as('admin'), { sortBy: 'waitingSince' })).toEqual({
      ids: [
        [RELEASE.foreign, [THREE]],
        [RELEASE.ready, [ONE, TWO]],
      ],
      totalGroups: 2,
      totalItems: 3,
    })
  })
  test('when a release waits at two stores, then the time of the first one is shown', async () => {
    await fill()
    const { groups } = await (await api.as('admin')).submissions.queue.query({ ...page, ...PENDING, search: 'blue' })
    expect(groups.map(({ waitingSince }) => waitingSince)).toEqual([minutesLater(2).toISOString()])
  })
  test.each([
    [{ page: 1, perPage: 1 }, [RELEASE.foreign]],
    [{ page: 2, perPage: 1 }, [RELEASE.ready]],
    [{ page: 3, perPage: 1 }, []],
    [{ sortDir: 'desc' }, [RELEASE.ready, RELEASE.foreign]],
    [{ organizationId: ORGANIZATION.foreign }, [RELEASE.foreign]],
    [{ search: 'blue' }, [RELEASE.ready]],
    [{ search: TWO }, [RELEASE.ready]],
    [{ search: 'blue', sortBy: 'consumerReleaseDate' }, [RELEASE.ready]],
    [{ search: TWO, sortBy: 'consumerReleaseDate' }, [RELEASE.ready]],
    [{ status: 'APPROVED', delivery: 'PENDING' }, [RELEASE.draft]],
    [{ status: 'APPROVED', delivery: 'ERROR' }, []],
  ])('when it is asked for with %j, then it lists %j', async (input, expected) => {
    await fill()
    const { ids } = await shown(await api.as('admin'), { sortBy: 'waitingSince', ...input })
    expect(ids.map(([id]) => id)).toEqual(expected)
  })
  const [APRIL, SAME_DAY, JUNE, UNDATED] = [testId(8, 11), testId(8, 12), testId(8, 13), testId(8, 14)]
  test.each([
    ['asc', [APRIL, SAME_DAY, RELEASE.ready, JUNE, UNDATED, RELEASE.foreign]],
    ['desc', [UNDATED, RELEASE.foreign, JUNE, SAME_DAY, RELEASE.ready, APRIL]],
  ] as const)(
    'when it is sorted by release date (%s), then no date counts as the latest, and of equal ones the newest release is first',
    async (sortDir, expected) => {
      await fill()
      const sameDay = inDays(60)
      await add(JUNE, inDays(90), 1)
      await add(UNDATED, null, 2)
      await add(SAME_DAY, sameDay, 3)
      await add(APRIL, inDays(30), 4)
      const admin = await api.as('admin')
      expect((await admin.releases.get.query({ releaseId: RELEASE.ready })).consumerReleaseDate).toBe(sameDay)
      const pages = await Promise.all(
        [1, 2, 3].map((each) => shown(admin, { page: each, perPage: 2, sortBy: 'consumerReleaseDate', sortDir })),
      )
      expect(pages.flatMap(({ ids }) => ids.map(([id]) => id))).toEqual(expected)
      expect(pages[0]).toMatchObject({ totalGroups: 6, totalItems: 7 })
    },
  )
  test('when it is sorted by a field that it does not know, then it is refused at its field', async () => {
    const call = (await api.as('admin')).submissions.queue.query({ ...page, sortBy: 'title' })
    expect((await refused(call)).fields).toHaveProperty('sortBy')
  })
  test('when a time is given, then the releases that came after it are counted', async () => {
    await fill()
    const { arrivals } = (await api.as('admin')).submissions
    const since = (minutes: number) => arrivals.query({ ...PENDING, since: minutesLater(minutes).toISOString() })
    expect([await since(0), await since(1), await since(4)]).toEqual([{ count: 2 }, { count: 1 }, { count: 0 }])
  })
})

describe('a claim', () => {
  const claimOf = async (client: Client) => {
    const { groups } = await client.submissions.queue.query({ ...page, ...PENDING, search: 'blue' })
    return groups[0]?.claim
  }
  /** A second super administrator. */
  const promote = async () => {
    await api.database().write(async ({ users }) => {
      const [user] = await users.where({ key: { email: 'outsider@liner.test' } }, 1)
      if (user !== undefined) await users.put({ ...user, role: 'SUPERADMIN', firstName: 'Rosa', lastName: 'Bo' })
    })
  }

  test('when a reviewer has it, then the others see the name and cannot claim the release', async () => {
    await fill()
    await promote()
    const [first, second] = [await api.as('outsider'), await api.as('admin')]
    await first.submissions.claim.mutate({ releaseId: RELEASE.ready, isOn: true })
    expect(await claimOf(first)).toMatchObject({ isOwn: true })
    expect(await claimOf(second)).toMatchObject({ isOwn: false, by: 'Rosa Bo' })
    const error = await refused(second.submissions.claim.mutate({ releaseId: RELEASE.ready, isOn: true }))
    expect(error).toMatchObject({ code: 'CONFLICT', message: 'CLAIMED', current: { by: 'Rosa Bo', isOwn: false } })
    await second.submissions.claim.mutate({ releaseId: RELEASE.ready, isOn: false })
    expect(await claimOf(second)).toMatchObject({ by: 'Rosa Bo' })
    await first.submissions.claim.mutate({ releaseId: RELEASE.ready, isOn: false })
    expect(await claimOf(second)).toBeNull()
  })
  test('when half an hour has passed since the last decision, then it ends', async () => {
    await fill()
    const admin = await api.as('admin')
    await admin.submissions.claim.mutate({ releaseId: RELEASE.ready, isOn: true })
    api.clock.now = minutesLater(29)
    await admin.submissions.decide.mutate({ submissionIds: [ONE], status: 'APPROVED' })
    api.clock.now = minutesLater(58)
    expect(await claimOf(admin)).toMatchObject({ isOwn: true })
    api.clock.now = minutesLater(59)
    expect(await claimOf(admin)).toBeNull()
  })
  test('when the last store is decided, then it ends', async () => {
    await fill()
    const admin = await api.as('admin')
    await admin.submissions.claim.mutate({ releaseId: RELEASE.ready, isOn: true })
    await admin.submissions.decide.mutate({ submissionIds: [ONE, TWO], status: 'APPROVED' })
    expect(await api.database().read(({ claims }) => claims.count({}))).toBe(0)
  })
  test('when the release does not exist, then it is refused', async () => {
    const call = (await api.as('admin')).submissions.claim.mutate({ releaseId: testId(99, 9), isOn: true })
    expect((await refused(call)).code).toBe('NOT_FOUND')
  })
})
