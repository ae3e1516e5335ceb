import type { clientFor } from '#mocks/node.ts'

type Client = ReturnType<typeof clientFor>
type Timed = { what: string; aim: number; call: (round: number) => Promise<unknown> }

const PAGE_AIM_MS = 100
const SEARCH_AIM_MS = 50
const OPENING_AIM_MS = 100
/** A word, the beginning of one, several, an id, a barcode, an ISRC, and nothing that is there. */
const SEARCHES = ['paper', 'ma', 'salt win', 'ada b', '4f8', '30000', 'itl', 'zzzz', 'orchard pt 7', 'it-l4n']
const PICKED_PAGE = 7

const pageAt = (round: number) => ({ page: 1 + round * 37, perPage: 10 })
const searchAt = (round: number) => ({ page: 1, perPage: 10, search: SEARCHES[round % SEARCHES.length] ?? '' })

/** Everything a screen asks for, by who asks: rounds differ, so that nothing is answered from memory. */
export const callsOf = async (client: Client, isAdmin: boolean): Promise<Timed[]> => {
  const { releases, assets, artists, labels, submissions, searches, auth } = client
  const picked = (await releases.list.query({ page: PICKED_PAGE, perPage: 100 })).releases
  const tracks = (await assets.list.query({ page: PICKED_PAGE, perPage: 100 })).assets
  const save = (round: number) => {
    const { id = '', revision = 0 } = picked[round] ?? {}
    return releases.update.mutate({ releaseId: id, revision, version: `Mix ${round}` })
  }
  const page = (what: string, call: Timed['call']): Timed => ({ what: `page of ${what}`, aim: PAGE_AIM_MS, call })
  const search = (what: string, call: Timed['call']): Timed => ({ what: `search ${what}`, aim: SEARCH_AIM_MS, call })
  const opening = (what: string, call: Timed['call']): Timed => ({ what, aim: OPENING_AIM_MS, call })
  const reviews = [
    page('submissions', (round) => submissions.list.query(pageAt(round))),
    page('the review queue', (round) =>
      submissions.queue.query({ page: 1 + round, perPage: 25, status: 'PENDING_APPROVAL', sortBy: 'waitingSince' }),
    ),
    page('the review queue by date', (round) =>
      submissions.queue.query({
        page: 1 + round,
        perPage: 25,
        status: 'PENDING_APPROVAL',
        sortBy: 'consumerReleaseDate',
      }),
    ),
    search('in the review queue', (round) => submissions.queue.query(searchAt(round))),
    search('in submissions', (round) => submissions.list.query(searchAt(round))),
  ]
  return [
    page('releases', (round) => releases.list.query(pageAt(round))),
    page('releases by title', (round) => releases.list.query({ ...pageAt(round), sortBy: 'title' })),
    page('releases in review', (round) => releases.list.query({ ...pageAt(round), displayStatus: 'IN_REVIEW' })),
    page('assets', (round) => assets.list.query(pageAt(round))),
    page('assets by title', (round) => assets.list.query({ ...pageAt(round), sortBy: 'title' })),
    page('assets by ISRC', (round) => assets.list.query({ ...pageAt(round), sortBy: 'isrc' })),
    page('artists', (round) => artists.list.query(pageAt(round))),
    page('labels', (round) => labels.list.query(pageAt(round))),
    ...(isAdmin ? reviews : []),
    search('in releases', (round) => releases.list.query(searchAt(round))),
    search('in assets', (round) => assets.list.query(searchAt(round))),
    search('for an artist', (round) => searches.artists.query(searchAt(round))),
    search('for a track', (round) => searches.assets.query(searchAt(round))),
    opening('counts of the menu', () => auth.resourcesCount.query()),
    opening('opening a release', (round) => releases.get.query({ releaseId: picked[round]?.id ?? '' })),
    opening('opening an asset', (round) => assets.get.query({ assetId: tracks[round]?.id ?? '' })),
    opening('saving a release', save),
    opening('page after a saving', async (round) => {
      await save(round + 50)
      await releases.list.query(pageAt(round))
    }),
  ]
}
