import { SEARCH_RESULTS_MAX } from '#src/domain/limits.ts'
import type { ScopedKind } from '#src/domain/membership/scope.ts'
import type { Context } from '#backend/context.ts'
import { foundBy } from '#backend/listing.ts'
import { imageUrl } from '#backend/references.ts'
import type { OrganizationRow } from '#backend/tables/organizations.ts'

type Element = { id: string; name: string; file: string | null }
const FIRST = { page: 1, perPage: SEARCH_RESULTS_MAX }
const BY_NAME = { by: 'name', direction: 'asc', isAlphabetical: true } as const
const BY_TITLE = { by: 'title', direction: 'asc', isAlphabetical: true } as const

const FINDERS: Record<ScopedKind, (context: Context, organizationId: string, search: string) => Promise<Element[]>> = {
  artists: async ({ tables }, organizationId, search) => {
    const found = { is: { organizationId }, all: [foundBy(search)] }
    const { rows } = await tables.artists.page(found, FIRST, BY_NAME)
    return rows.map(({ id, name, imageFileId: file }) => ({ id, name, file }))
  },
  labels: async ({ tables }, organizationId, search) => {
    const found = { is: { organizationId }, all: [foundBy(search)] }
    const { rows } = await tables.labels.page(found, FIRST, BY_NAME)
    return rows.map(({ id, name }) => ({ id, name, file: null }))
  },
  releases: async ({ tables }, organizationId, search) => {
    const found = { is: { organizationId }, all: [foundBy(search)] }
    const { rows } = await tables.releases.page(found, FIRST, BY_TITLE)
    return rows.map(({ id, title: name, coverFileId: file }) => ({ id, name, file }))
  },
}

/** The first few of what an organization has, by name. */
export const elementsOf = async (context: Context, { id }: OrganizationRow, kind: ScopedKind, search: string) => {
  const elements = await FINDERS[kind](context, id, search)
  return Promise.all(
    elements.map(async ({ id: key, name, file }) => ({ id: key, name, image: await imageUrl(context, file) })),
  )
}
