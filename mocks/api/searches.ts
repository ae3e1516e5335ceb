import { need, seesArtist, seesAsset, seesLabel, seesPerson, seesRelease } from '#mocks/access.ts'
import { artistFound } from '#mocks/api/artists.ts'
import { assetFound } from '#mocks/api/assets.ts'
import { labelFound } from '#mocks/api/labels.ts'
import { organizationFound } from '#mocks/api/organizations.ts'
import { personFound } from '#mocks/api/people.ts'
import { releaseFound } from '#mocks/api/releases.ts'
import { artistWords } from '#mocks/artist-words.ts'
import { finder } from '#mocks/db/found.ts'
import { firstFew } from '#mocks/db/insert.ts'
import { searcher } from '#mocks/db/search.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { imageUrl } from '#mocks/views/references.ts'

const RESULTS_MAX = 20
type Named = { name: string }

const collator = new Intl.Collator('en')
const best = <R extends Named>(rows: readonly R[]): R[] =>
  firstFew(rows, RESULTS_MAX, (a, b) => collator.compare(a.name, b.name))

/** Whoever fills in a release or a track picks artists and labels, without managing those themselves. */
export const searches: Handlers['searches'] = {
  artists: async ({ search }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET')
    const sees = seesArtist(caller)
    const found = searcher(search, artistFound)
    const rows = await context.tables.artists.filter((row) => row.status === 'ACTIVE' && sees(row) && found(row))
    return Promise.all(
      best(rows).map(async ({ id, name, imageFileId }) => ({ id, name, image: await imageUrl(context, imageFileId) })),
    )
  },
  organizations: async ({ search }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ORGANIZATION')
    const own = new Set(caller.memberships.map(({ organizationId }) => organizationId))
    const found = searcher(search, organizationFound)
    const rows = await context.tables.organizations.filter(
      (row) => (caller.isSuperAdmin || own.has(row.id)) && found(row),
    )
    return Promise.all(
      best(rows).map(async ({ id, name, imageFileId }) => ({ id, name, image: await imageUrl(context, imageFileId) })),
    )
  },
  labels: async ({ search }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_LABEL', 'MANAGE_RELEASE', 'MANAGE_ARTIST')
    const sees = seesLabel(caller)
    const found = searcher(search, labelFound)
    const rows = await context.tables.labels.filter((row) => row.status === 'ACTIVE' && sees(row) && found(row))
    return best(rows).map(({ id, name }) => ({ id, name, image: null }))
  },
  assets: async ({ search }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ASSET', 'MANAGE_RELEASE')
    const sees = seesAsset(caller)
    const rows = await context.tables.assets.all()
    const found = finder(rows, search, assetFound, await artistWords(context), true)
    const shown = rows.filter((row, place) => found(row, place) && sees(row))
    const few = firstFew(shown, RESULTS_MAX, (a, b) => collator.compare(a.title, b.title))
    return few.map(({ id, title }) => ({ id, name: title, image: null }))
  },
  releases: async ({ search }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const sees = seesRelease(caller)
    const found = searcher(search, releaseFound, await artistWords(context))
    const rows = await context.tables.releases.filter((row) => sees(row) && found(row))
    const named = best(rows.map(({ id, title, coverFileId }) => ({ id, name: title, coverFileId })))
    return Promise.all(
      named.map(async ({ id, name, coverFileId }) => ({ id, name, image: await imageUrl(context, coverFileId) })),
    )
  },
  people: async ({ search }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_PEOPLE')
    const sees = seesPerson(caller)
    const found = searcher(search, personFound)
    const rows = await context.tables.people.filter((row) => sees(row) && found(row))
    return best(rows).map(({ id, name }) => ({ id, name, image: null }))
  },
}
