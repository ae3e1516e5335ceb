import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { seedLargeCatalogue } from '#mocks/db/seed/large/catalogue.ts'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { type Figure, timed } from './figure.ts'

const ROUNDS = 40
const PAGE_AIM_MS = 100
const SEARCH_AIM_MS = 50
const OPENING_AIM_MS = 100
const MAKING_AIM_MS = 5000
const MAKINGS = 3
/** A word, the beginning of one, several, an id, a barcode or ISRC, and nothing that is there. */
const SEARCHES = ['paper', 'ma', 'salt win', 'ada b', '4f8', '30000', 'itl', 'zzzz', 'orchard pt 7', 'it-l4n']
const now = () => new Date()

const roundsOf = async (count: number, work: (round: number) => unknown): Promise<number[]> => {
  const rounds: number[] = []
  for (let round = 0; round < count; round += 1) {
    const started = performance.now()
    await work(round)
    rounds.push(performance.now() - started)
  }
  return rounds
}

const signedIn = async (email: string) => {
  const { token } = await clientFor().auth.signIn.mutate({ email, password: DEMO_PASSWORD })
  const organization = (await clientFor({ token }).organizations.own.query())[0]
  return clientFor({ token, organizationId: organization?.id })
}

/** What the emulated API takes to answer, asked as the product asks it. */
export const timeApi = async (): Promise<Figure[]> => {
  const made = await roundsOf(MAKINGS, () => seedLargeCatalogue(now()))
  const { close } = await startEmulatedApi({ now, seed: seedLargeCatalogue })
  const figures = [timed('making the catalogue', MAKING_AIM_MS, made)]
  const time = async (what: string, aim: number, work: (round: number) => unknown) =>
    figures.push(timed(what, aim, await roundsOf(ROUNDS, work)))
  for (const [who, email] of [
    ['all organizations', 'admin@liner.test'],
    ['a member', 'member@liner.test'],
  ] as const) {
    const client = await signedIn(email)
    const page = (round: number) => ({ page: 1 + round * 37, perPage: 10 })
    const search = (round: number) => SEARCHES[round % SEARCHES.length] ?? ''
    const { releases } = await client.releases.list.query({ page: 7, perPage: 100 })
    const { assets } = await client.assets.list.query({ page: 7, perPage: 100 })
    await time(`page of releases, ${who}`, PAGE_AIM_MS, (round) => client.releases.list.query(page(round)))
    await time(`page of releases by title, ${who}`, PAGE_AIM_MS, (round) =>
      client.releases.list.query({ ...page(round), sortBy: 'title' }),
    )
    await time(`page of releases by status, ${who}`, PAGE_AIM_MS, (round) =>
      client.releases.list.query({ ...page(round), status: 'PENDING' }),
    )
    await time(`page of assets, ${who}`, PAGE_AIM_MS, (round) => client.assets.list.query(page(round)))
    await time(`page of assets by title, ${who}`, PAGE_AIM_MS, (round) =>
      client.assets.list.query({ ...page(round), sortBy: 'title' }),
    )
    await time(`page of assets by ISRC, ${who}`, PAGE_AIM_MS, (round) =>
      client.assets.list.query({ ...page(round), sortBy: 'isrc' }),
    )
    await time(`page of artists, ${who}`, PAGE_AIM_MS, (round) => client.artists.list.query(page(round)))
    if (who === 'all organizations')
      await time(`page of submissions, ${who}`, PAGE_AIM_MS, (round) => client.submissions.list.query(page(round)))
    await time(`search in releases, ${who}`, SEARCH_AIM_MS, (round) =>
      client.releases.list.query({ ...page(0), search: search(round) }),
    )
    await time(`search in assets, ${who}`, SEARCH_AIM_MS, (round) =>
      client.assets.list.query({ ...page(0), search: search(round) }),
    )
    await time(`search for a track to pick, ${who}`, SEARCH_AIM_MS, (round) =>
      client.searches.assets.query({ search: search(round) }),
    )
    await time(`counts, ${who}`, PAGE_AIM_MS, () => client.auth.resourcesCount.query())
    await time(`opening a release, ${who}`, OPENING_AIM_MS, (round) =>
      client.releases.get.query({ releaseId: releases[round]?.id ?? '' }),
    )
    await time(`opening an asset, ${who}`, OPENING_AIM_MS, (round) =>
      client.assets.get.query({ assetId: assets[round]?.id ?? '' }),
    )
    await time(`saving a release, ${who}`, OPENING_AIM_MS, (round) =>
      client.releases.update.mutate({
        releaseId: releases[round]?.id ?? '',
        revision: releases[round]?.revision ?? 0,
        version: `Mix ${round}`,
      }),
    )
    await time(`page after a saving, ${who}`, PAGE_AIM_MS, async (round) => {
      await client.releases.update.mutate({
        releaseId: releases[50 + round]?.id ?? '',
        revision: releases[50 + round]?.revision ?? 0,
        version: `Mix ${round}`,
      })
      await client.releases.list.query(page(round))
    })
  }
  close()
  return figures
}
