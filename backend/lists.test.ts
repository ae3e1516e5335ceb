import { describe, expect, test } from 'vitest'
import { ARTIST, ORGANIZATION, testId, USER } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const page = { page: 1, perPage: 10 }

describe('lists', () => {
  test('when artists are listed, then each has its label and the number of releases that name it', async () => {
    const { artists, count } = await (await api.as('member')).artists.list.query({ ...page, sortBy: 'name' })
    expect(artists.map(({ name }) => name)).toEqual(['Anna Però', 'Bruno Other', 'Zoë Night'])
    expect(artists[0]).toMatchObject({ label: { name: 'Own Label' }, releasesCount: 1 })
    expect(count).toBe(3)
  })
  test('when the caller has a scope, then only artists within it are listed', async () => {
    const { artists } = await (await api.as('artist')).artists.list.query({ ...page, sortBy: 'name' })
    expect(artists.map(({ id }) => id)).toEqual([ARTIST.anna, ARTIST.zoe])
  })
  test('when labels, people or users are listed, then only those of the chosen organization are there (catalogue-6.5)', async () => {
    const client = await api.as('member')
    expect((await client.labels.list.query(page)).labels.map(({ name }) => name)).toEqual(['Own Label'])
    expect((await client.people.list.query({ ...page, search: 'PIERA' })).count).toBe(1)
    expect((await client.users.list.query(page)).count).toBe(5)
    expect((await client.users.list.query({ ...page, organizationId: ORGANIZATION.foreign })).count).toBe(5)
    expect((await (await api.as('member', ORGANIZATION.second)).users.list.query(page)).count).toBe(1)
  })
  test('when organizations are listed, then a member sees their own, and a super administrator all (catalogue-6.5)', async () => {
    const own = await (await api.as('member')).organizations.list.query({ ...page, sortBy: 'name' })
    expect(own.orgs.map(({ name }) => name)).toEqual(['first', 'second'])
    expect((await (await api.as('admin')).organizations.list.query(page)).count).toBe(3)
  })
  test('when users are filtered by status, then only those with it are listed', async () => {
    const client = await api.as('admin')
    expect(
      (await client.users.list.query({ ...page, status: 'INACTIVE' })).users.map(({ firstName }) => firstName),
    ).toEqual(['Suspended'])
  })
})

describe('searches', () => {
  test('when more than twenty artists match, then the first twenty are found, in order', async () => {
    await api.database().write(async ({ artists }) => {
      const anna = await artists.get(ARTIST.anna)
      if (anna === undefined) throw new Error('The seed has no such artist.')
      for (let number = 0; number < 30; number += 1)
        await artists.put({ ...anna, id: testId(80, number), name: `Many ${number}` })
    })
    const found = await (await api.as('member')).searches.artists.query({ search: 'many' })
    expect(found).toHaveLength(20)
    expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, number) => `Many ${number}`))
  })
  test('when an artist is inactive or of another organization, then it is not offered', async () => {
    await api.database().write(async ({ artists }) => {
      const zoe = await artists.get(ARTIST.zoe)
      if (zoe !== undefined) await artists.put({ ...zoe, status: 'INACTIVE' })
    })
    const found = await (await api.as('member')).searches.artists.query({ search: '' })
    expect(found.map(({ id }) => id)).toEqual([ARTIST.anna, ARTIST.outOfScope])
  })
  test.each([
    ['', ['Blue Window', 'Draft']],
    ['WIND', ['Blue Window']],
    ['dra', ['Draft']],
    ['pero', ['Blue Window']],
    ['Però blue', ['Blue Window']],
    ['ZOE', ['Draft']],
    ['bruno', []],
    ['elsewhere', []],
  ])(
    'when releases are searched for %j, then %j are found: by title and artists, within the scope',
    async (search, titles) => {
      const artists = [{ artistId: ARTIST.outOfScope, type: 'PRIMARY' as const }]
      await (await api.as('member')).releases.create.mutate({ title: 'Blue Draft', format: 'EP', artists })
      const found = await (await api.as('artist')).searches.releases.query({ search })
      expect(found.map(({ name }) => name)).toEqual(titles)
    },
  )
  test('when people are searched, then only those of the chosen organization are found', async () => {
    const client = await api.as('member')
    expect((await client.searches.people.query({ search: 'PIERA' })).map(({ image }) => image)).toEqual([null])
    const elsewhere = await api.as('member', ORGANIZATION.second)
    expect(await elsewhere.searches.people.query({ search: 'piera' })).toEqual([])
  })
})

describe('notifications', () => {
  test('when they are loaded page by page, then each comes once, the newest first', async () => {
    await api.database().write(async ({ notifications }) => {
      for (let number = 0; number < 12; number += 1)
        await notifications.put({
          id: testId(90, number),
          revision: 1,
          updatedAt: START.toISOString(),
          userId: number === 11 ? USER.admin : USER.member,
          // Several of the same instant.
          createdAt: new Date(START.getTime() + Math.floor(number / 3) * 1000).toISOString(),
          type: 'USER_NEWFEATURES',
          read: false,
          senderId: null,
          releaseId: null,
          storeIds: [],
          organizationId: null,
          serviceURL: 'artists',
        })
    })
    const client = await api.as('member')
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const answer: Awaited<ReturnType<typeof client.notifications.get.query>> = await client.notifications.get.query({
        limit: 5,
        cursor,
      })
      seen.push(...answer.notifications.map(({ createdAt, id }) => `${createdAt}/${id}`))
      cursor = answer.nextCursor
    } while (cursor !== null)
    expect(seen).toHaveLength(11)
    expect(seen).toEqual(seen.toSorted().toReversed())
    await client.notifications.setAsRead.mutate()
    expect(await client.notifications.has.query()).toBe(false)
    expect(await (await api.as('admin')).notifications.has.query()).toBe(true)
  })
})
