import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedCatalogue } from '#mocks/demo/catalogue.ts'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { PASSWORD } from '#mocks/testing/test-ids.ts'

const NOW = new Date('2026-03-10T10:00:00Z')
let api: Awaited<ReturnType<typeof startEmulatedApi>>
beforeAll(async () => {
  api = await startEmulatedApi({ now: () => NOW, seed: seedCatalogue })
})
afterAll(() => api.close())

const as = async (name: string) => {
  const { token } = await clientFor().auth.signIn.mutate({ email: `${name}@liner.test`, password: PASSWORD })
  const [organization] = await clientFor({ token }).organizations.own.query()
  return clientFor({ token, organizationId: organization?.id })
}
const all = async <T>(fetchPage: (page: number) => Promise<T[]>): Promise<T[]> => {
  const rows: T[] = []
  for (let page = 1; ; page += 1) {
    const more = await fetchPage(page)
    if (more.length === 0) return rows
    rows.push(...more)
  }
}

describe('the demo’s catalogue', () => {
  test.each([
    ['admin', 'SUPERADMIN', 0, 7],
    ['member', 'MEMBER', 2, 7],
    ['artist', 'MEMBER', 1, 2],
    ['label', 'MEMBER', 1, 1],
    ['viewer', 'MEMBER', 1, 0],
    ['invited', 'MEMBER', 0, 0],
    ['newcomer', 'MEMBER', 0, 0],
  ])('%s signs in as %s of %i organizations with %i permissions', async (name, role, organizations, permissions) => {
    const client = await as(name)
    expect(await client.auth.user.query()).toMatchObject({ role, completed: name !== 'newcomer' })
    expect(await client.organizations.own.query()).toHaveLength(organizations)
    expect(await client.auth.permissions.query()).toHaveLength(permissions)
  })

  test('is what the contract says, to the last row', async () => {
    const client = await as('admin')
    const counts = await client.auth.resourcesCount.query()
    const perPage = 100
    const releases = await all(async (page) => (await client.releases.list.query({ page, perPage })).releases)
    const assets = await all(async (page) => (await client.assets.list.query({ page, perPage })).assets)
    const artists = await all(async (page) => (await client.artists.list.query({ page, perPage })).artists)
    const labels = await all(async (page) => (await client.labels.list.query({ page, perPage })).labels)
    const people = await all(async (page) => (await client.people.list.query({ page, perPage })).people)
    const users = await all(async (page) => (await client.users.list.query({ page, perPage })).users)
    const submissions = await all(async (page) => (await client.submissions.list.query({ page, perPage })).items)
    expect({
      releases: releases.length,
      assets: assets.length,
      artists: artists.length,
      labels: labels.length,
      people: people.length,
      users: users.length,
    }).toMatchObject({
      releases: counts.releases,
      assets: counts.assets,
      artists: counts.artists,
      labels: counts.labels,
      people: counts.people,
      users: counts.users,
    })
    expect(submissions.filter(({ status }) => status === 'PENDING_APPROVAL')).toHaveLength(counts.pendingApprovals)
    expect(new Set(releases.map(({ status }) => status))).toEqual(new Set(['PENDING', 'APPROVED', 'REJECTED']))
    for (const { id, tracklist } of releases) {
      const { tracks } = await client.releases.get.query({ releaseId: id })
      expect(tracks.map((track) => track.id)).toEqual(tracklist.map(({ assetId }) => assetId))
    }
  })

  test('gives the member a shelf of releases and news of them', async () => {
    const client = await as('member')
    const { releases } = await client.releases.list.query({ page: 1, perPage: 100 })
    expect(releases.length).toBeGreaterThan(10)
    const { notifications } = await client.notifications.get.query({ limit: 10 })
    expect(notifications.length).toBeGreaterThan(3)
  })
})
