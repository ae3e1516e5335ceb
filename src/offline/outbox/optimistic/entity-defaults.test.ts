import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { signedIn } from '#src/offline/outbox/testing/signed-in.ts'
import { ORGANIZATION, testId } from '#mocks/testing/test-ids.ts'
import { type Client, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const id = testId(50, 1)
const named = { id, name: 'New' }
const track = { id, title: 'New', format: 'TRACK' } as const
const ep = { id, title: 'New', format: 'EP' } as const

test.each<[path: string, input: Record<string, string>, create: (client: Client) => Promise<object>]>([
  ['artists.create', named, ({ artists }) => artists.create.mutate(named)],
  ['assets.create', track, ({ assets }) => assets.create.mutate(track)],
  ['labels.create', named, ({ labels }) => labels.create.mutate(named)],
  ['people.create', named, ({ people }) => people.create.mutate(named)],
  ['releases.create', ep, ({ releases }) => releases.create.mutate(ep)],
])('when %s sends no more than it needs, then the page shows what the API will answer', async (path, input, create) => {
  const client = await api.as('member')
  const answer: object = await create(client)
  const names = Object.fromEntries((await client.organizations.own.query()).map((own) => [own.id, own.name]))
  await signedIn()
  const { optimisticAnswer } = await import('#src/offline/outbox/optimistic/optimistic-answer.ts')
  const shown = await optimisticAnswer({ path, input, names, organizationId: ORGANIZATION.first })
  const now = { createdAt: expect.any(String), updatedAt: expect.any(String) }
  expect(shown?.answer).toEqual({ ...answer, ...now })
})
