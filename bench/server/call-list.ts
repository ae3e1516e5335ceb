import type { createTRPCClient } from '@trpc/client'
import type { AppRouter } from '#src/contract/router.ts'

export type Client = ReturnType<typeof createTRPCClient<AppRouter>>
/** What people wait for. */
export type Kind = 'page' | 'search' | 'open' | 'save'
export type Call = {
  what: string
  kind: Kind
  /** What a call needs to know first, and is not timed. */
  prepare?: (round: number) => Promise<unknown>
  call: (round: number) => Promise<unknown>
}

/** A word, the beginning of one, several, an id, a barcode, an ISRC, and nothing that is there. */
const SEARCHES = ['paper', 'ma', 'salt win', 'ada b', '4f8', '300000012', 'itl4n', 'zzzz', 'orchard pt 7', 'it-l4n-z25']
/** As far as nobody turns pages: past the first ten thousand rows. */
const PAGES = 1000
const pageAt = (round: number) => ({ page: 1 + ((round * 37) % PAGES), perPage: 10 })
const searchAt = (round: number) => ({ page: 1, perPage: 10, search: SEARCHES[round % SEARCHES.length] ?? '' })
const PICKED_PAGES = [3, 5, 7]

/** What people ask most of a server, by who asks. Rounds differ, so that nothing is answered from memory. */
export const callList = async (client: Client, isReviewer: boolean): Promise<Call[]> => {
  const { releases, assets, artists, labels, submissions, searches, auth, notifications } = client
  const picked = (
    await Promise.all(PICKED_PAGES.map(async (page) => (await releases.list.query({ page, perPage: 100 })).releases))
  ).flat()
  const tracks = (
    await Promise.all(PICKED_PAGES.map(async (page) => (await assets.list.query({ page, perPage: 100 })).assets))
  ).flat()
  const releaseAt = (round: number) => picked[round % picked.length]?.id ?? ''
  const revisions = new Map<string, number>()
  const lookUp = async (round: number) => {
    const releaseId = releaseAt(round)
    revisions.set(releaseId, (await releases.get.query({ releaseId })).revision)
  }
  const save = (round: number) => {
    const releaseId = releaseAt(round)
    return releases.update.mutate({ releaseId, revision: revisions.get(releaseId) ?? 0, version: `Mix ${round}` })
  }
  const page = (what: string, call: Call['call']): Call => ({ what: `page of ${what}`, kind: 'page', call })
  const search = (what: string, call: Call['call']): Call => ({ what: `search ${what}`, kind: 'search', call })
  const queue = { perPage: 25, status: 'PENDING_APPROVAL' } as const
  const reviews = [
    page('the review queue', (round) =>
      submissions.queue.query({ ...queue, page: 1 + (round % 20), sortBy: 'waitingSince' }),
    ),
    page('the review queue by date', (round) =>
      submissions.queue.query({ ...queue, page: 1 + (round % 20), sortBy: 'consumerReleaseDate' }),
    ),
    page('submissions', (round) => submissions.list.query(pageAt(round))),
    search('in the review queue', (round) => submissions.queue.query({ ...queue, ...searchAt(round) })),
  ]
  return [
    page('releases', (round) => releases.list.query(pageAt(round))),
    page('releases by title', (round) => releases.list.query({ ...pageAt(round), sortBy: 'title' })),
    page('releases in review', (round) => releases.list.query({ ...pageAt(round % 5), displayStatus: 'IN_REVIEW' })),
    page('releases that need you', (round) => releases.list.query({ ...pageAt(round % 5), stage: 'NEEDS_YOU' })),
    page('assets', (round) => assets.list.query(pageAt(round))),
    page('assets by title', (round) => assets.list.query({ ...pageAt(round), sortBy: 'title', sortDir: 'desc' })),
    page('artists', (round) => artists.list.query({ page: 1 + (round % 50), perPage: 10 })),
    page('labels', (round) => labels.list.query({ page: 1 + (round % 5), perPage: 10 })),
    ...(isReviewer ? reviews : []),
    search('in releases', (round) => releases.list.query(searchAt(round))),
    search('in assets', (round) => assets.list.query(searchAt(round))),
    search('for an artist', (round) => searches.artists.query(searchAt(round))),
    search('for a track', (round) => searches.assets.query(searchAt(round))),
    { what: 'stages of releases', kind: 'page', call: () => releases.stages.query() },
    { what: 'counts of the menu', kind: 'page', call: () => auth.resourcesCount.query() },
    { what: 'notifications', kind: 'page', call: () => notifications.get.query({ limit: 20 }) },
    { what: 'opening a release', kind: 'open', call: (round) => releases.get.query({ releaseId: releaseAt(round) }) },
    {
      what: 'opening an asset',
      kind: 'open',
      call: (round) => assets.get.query({ assetId: tracks[round % tracks.length]?.id ?? '' }),
    },
    { what: 'saving a release', kind: 'save', prepare: lookUp, call: save },
  ]
}
