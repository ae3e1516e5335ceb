import { seesArtist, seesAsset, seesLabel, seesOrganization, seesPerson, seesRelease } from '#backend/access.ts'
import type { Handlers } from '#backend/context.ts'
import { imageUrl } from '#backend/references.ts'
import { foundBy, BY_NAME, BY_TITLE, FIRST_MATCHES } from '#backend/rows.ts'
import { requireCaller, requirePermission } from '#backend/session.ts'

/** A member who fills in a release or a track picks artists and labels, without the permission to manage those. */
export const searches: Handlers['searches'] = {
  artists: async ({ search }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET')
    const shown = { is: { status: 'ACTIVE' as const }, all: [seesArtist(caller), foundBy(search)] }
    const { rows } = await context.tables.artists.page(shown, FIRST_MATCHES, BY_NAME)
    return Promise.all(
      rows.map(async ({ id, name, imageFileId }) => ({ id, name, image: await imageUrl(context, imageFileId) })),
    )
  },
  organizations: async ({ search }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_ORGANIZATION')
    const shown = { all: [seesOrganization(caller), foundBy(search)] }
    const { rows } = await context.tables.organizations.page(shown, FIRST_MATCHES, BY_NAME)
    return Promise.all(
      rows.map(async ({ id, name, imageFileId }) => ({ id, name, image: await imageUrl(context, imageFileId) })),
    )
  },
  labels: async ({ search }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_LABEL', 'MANAGE_RELEASE', 'MANAGE_ARTIST')
    const shown = { is: { status: 'ACTIVE' as const }, all: [seesLabel(caller), foundBy(search)] }
    const { rows } = await context.tables.labels.page(shown, FIRST_MATCHES, BY_NAME)
    return rows.map(({ id, name }) => ({ id, name, image: null }))
  },
  assets: async ({ search }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_ASSET', 'MANAGE_RELEASE')
    const shown = { found: { search, own: true }, all: [seesAsset(caller)] }
    const { rows } = await context.tables.assets.page(shown, FIRST_MATCHES, BY_TITLE)
    return rows.map(({ id, title }) => ({ id, name: title, image: null }))
  },
  releases: async ({ search }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_RELEASE')
    const shown = { all: [seesRelease(caller), foundBy(search)] }
    const { rows } = await context.tables.releases.page(shown, FIRST_MATCHES, BY_TITLE)
    return Promise.all(
      rows.map(async ({ id, title, coverFileId }) => ({
        id,
        name: title,
        image: await imageUrl(context, coverFileId),
      })),
    )
  },
  people: async ({ search }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_PEOPLE')
    const { rows } = await context.tables.people.page(
      { all: [seesPerson(caller), foundBy(search)] },
      FIRST_MATCHES,
      BY_NAME,
    )
    return rows.map(({ id, name }) => ({ id, name, image: null }))
  },
}
