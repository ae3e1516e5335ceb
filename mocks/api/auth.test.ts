import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { ORGANIZATION, PASSWORD, smallCatalogue } from '#mocks/testing/small-catalogue.ts'

const NOW = new Date('2026-03-10T10:00:00Z')
let api: Awaited<ReturnType<typeof startEmulatedApi>>
beforeAll(async () => {
  api = await startEmulatedApi({ now: () => NOW, seed: smallCatalogue })
})
afterAll(() => api.close())

test('signs in and answers', async () => {
  const { token } = await clientFor().auth.signIn.mutate({ email: 'MEMBER@liner.test', password: PASSWORD })
  const client = clientFor({ token, organizationId: ORGANIZATION.first })
  expect((await client.auth.user.query()).firstName).toBe('Member')
  expect(await client.organizations.own.query()).toHaveLength(2)
  expect((await client.artists.list.query({ page: 1, perPage: 10, search: 'pero' })).artists).toHaveLength(1)
  const made = await client.releases.create.mutate({ title: 'X', format: 'ALBUM' })
  expect((await client.releases.update.mutate({ releaseId: made.id, revision: 1, title: 'Y' })).revision).toBe(2)
})
