import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { ARTIST, LABEL, ORGANIZATION, testId } from '#mocks/testing/test-ids.ts'
import { type Client, useApi } from '#mocks/testing/use-api.ts'
import { signedIn } from '#src/offline/outbox/testing/signed-in.ts'

const api = useApi()
const id = testId(50, 1)
const named = { id, name: 'New' }
const track = { id, title: 'New', format: 'TRACK' } as const
const ep = { id, title: 'New', format: 'EP' } as const
const artists = [{ artistId: ARTIST.anna, type: 'PRIMARY' as const }]
const creditedTrack = { ...track, artists }
const creditedEp = { ...ep, artists, labelId: LABEL.own }
const signedArtist = { ...named, labelId: LABEL.own }

test.each<[path: string, input: Record<string, unknown>, create: (client: Client) => Promise<object>]>([
  ['artists.create', named, ({ artists }) => artists.create.mutate(named)],
  ['assets.create', track, ({ assets }) => assets.create.mutate(track)],
  ['labels.create', named, ({ labels }) => labels.create.mutate(named)],
  ['people.create', named, ({ people }) => people.create.mutate(named)],
  ['releases.create', ep, ({ releases }) => releases.create.mutate(ep)],
  ['artists.create', signedArtist, ({ artists }) => artists.create.mutate(signedArtist)],
  ['assets.create', creditedTrack, ({ assets }) => assets.create.mutate(creditedTrack)],
  ['releases.create', creditedEp, ({ releases }) => releases.create.mutate(creditedEp)],
])('when %s is called with %j, then the page shows what the API will answer', async (path, input, create) => {
  const client = await api.as('member')
  const answer: object = await create(client)
  const { name: artist } = await client.artists.get.query({ artistId: ARTIST.anna })
  const label = await client.labels.get.query({ labelId: LABEL.own })
  const own = (await client.organizations.own.query()).map(({ id, name }) => [id, name])
  const names = { ...Object.fromEntries(own), [ARTIST.anna]: artist, [LABEL.own]: label.name }
  await signedIn()
  const { queryClient } = await import('#src/api/query-client.ts')
  const { api: page } = await import('#src/api/client.ts')
  queryClient.setQueryData(page.labels.get.queryKey({ labelId: LABEL.own }), label)
  const { optimisticAnswer } = await import('#src/offline/outbox/optimistic/optimistic-answer.ts')
  const shown = await optimisticAnswer({ path, input, names, organizationId: ORGANIZATION.first })
  const now = { createdAt: expect.any(String), updatedAt: expect.any(String) }
  // What the rules ask of the artists is known to the server only.
  expect(shown?.answer).toEqual({ ...answer, ...now, artistFacts: undefined })
})
