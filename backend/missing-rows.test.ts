import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import type { Tables } from '#backend/tables/tables.ts'
import { OWN } from '#mocks/testing/permissions/targets.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { type Client, START, useApi } from '#mocks/testing/use-api.ts'
import { z } from '#src/contract/zod.ts'

const api = useApi()
const data = z.object({ code: z.string(), path: z.string() })
const page = { page: 1, perPage: 50 }
const search = { search: '' }
const { organizationId, artistId, labelId, assetId, releaseId, draftId, personId, userId } = OWN

/** Everything the main screens read. */
const readViews = (client: Client): Promise<unknown>[] => [
  client.auth.user.query(),
  client.auth.permissions.query(),
  client.auth.resourcesCount.query(),
  client.fuga.digitalServiceProviders.query(),
  client.notifications.get.query({ limit: 50 }),
  client.notifications.has.query(),
  client.organizations.own.query(),
  client.organizations.list.query(page),
  client.organizations.get.query({ organizationId }),
  client.organizations.members.query({ organizationId }),
  client.organizations.invitations.query(),
  client.organizations.sentInvitations.query({ organizationId }),
  client.organizations.history.query({ organizationId }),
  client.barcodes.pool.query({ organizationId }),
  client.barcodes.used.query({ organizationId }),
  client.users.list.query(page),
  client.users.get.query({ userId }),
  client.artists.list.query(page),
  client.artists.get.query({ artistId }),
  client.artists.facts.query({ artistIds: [artistId] }),
  client.labels.list.query(page),
  client.labels.get.query({ labelId }),
  client.people.list.query(page),
  client.people.get.query({ personId }),
  client.people.credits.query({ personId }),
  client.assets.list.query(page),
  client.assets.get.query({ assetId }),
  client.releases.list.query(page),
  client.releases.stages.query(),
  client.releases.get.query({ releaseId }),
  client.releases.get.query({ releaseId: draftId }),
  client.releases.history.query({ releaseId }),
  client.submissions.list.query(page),
  client.searches.artists.query(search),
  client.searches.labels.query(search),
  client.searches.assets.query(search),
  client.searches.releases.query(search),
  client.searches.people.query(search),
  client.searches.organizations.query(search),
]

/** What broke: a refusal that names its reason is an answer too. */
const brokenBy = async (client: Client): Promise<string[]> => {
  const outcomes = await Promise.allSettled(readViews(client))
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return []
    const { reason } = outcome
    if (!(reason instanceof TRPCClientError)) return [String(reason)]
    const { code, path } = data.parse(reason.data)
    return code === 'INTERNAL_SERVER_ERROR' ? [`${path}: ${reason.message.slice(0, 300)}`] : []
  })
}

const catalogue = smallCatalogue(START)
const remove = (table: keyof Tables, ids: readonly string[]) =>
  api.database().write(async (tables) => {
    for (const id of ids) await tables[table].remove(id)
  })
const TABLES: (keyof Tables)[] = [
  'users',
  'memberships',
  'organizations',
  'labels',
  'artists',
  'people',
  'assets',
  'releases',
  'submissions',
  'edits',
  'stores',
  'notifications',
  'files',
  'tokens',
  'invitations',
  'organizationEdits',
  'barcodes',
]

test.each(TABLES)('when rows of %s are missing, then every view still answers', async (table) => {
  const ids = catalogue[table].map(({ id }) => id)
  const broken = new Set<string>()
  for (const missing of [...ids.map((id) => [id]), ids]) {
    await api.database().reset()
    const clients = [await api.as('member'), await api.as('admin')]
    await remove(table, missing)
    for (const client of clients) for (const view of await brokenBy(client)) broken.add(view)
  }
  expect([...broken]).toEqual([])
})
