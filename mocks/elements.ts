import type { OrganizationRow, Row } from '#mocks/db/rows.ts'
import { artistFound } from '#mocks/api/artists.ts'
import { labelFound } from '#mocks/api/labels.ts'
import { releaseFound } from '#mocks/api/releases.ts'
import { artistWords } from '#mocks/artist-words.ts'
import type { Context } from '#mocks/context.ts'
import { firstFew } from '#mocks/db/insert.ts'
import { searcher } from '#mocks/db/search.ts'
import { imageUrl } from '#mocks/views/references.ts'
import type { ScopedKind } from '#src/domain/membership/scope.ts'

const SHOWN_MAX = 20

type Mine = Row & { organizationId: string }

const finders = {
  artists: async ({ tables }: Context, mine: (row: Mine) => boolean, search: string) => {
    const found = searcher(search, artistFound)
    const rows = await tables.artists.filter((row) => mine(row) && found(row))
    return rows.map(({ id, name, imageFileId: file }) => ({ id, name, file }))
  },
  labels: async ({ tables }: Context, mine: (row: Mine) => boolean, search: string) => {
    const found = searcher(search, labelFound)
    const rows = await tables.labels.filter((row) => mine(row) && found(row))
    return rows.map(({ id, name }) => ({ id, name, file: null }))
  },
  releases: async (context: Context, mine: (row: Mine) => boolean, search: string) => {
    const found = searcher(search, releaseFound, await artistWords(context))
    const rows = await context.tables.releases.filter((row) => mine(row) && found(row))
    return rows.map(({ id, title: name, coverFileId: file }) => ({ id, name, file }))
  },
}

/** The first few of what an organization has, by name. */
export const elementsOf = async (context: Context, { id }: OrganizationRow, kind: ScopedKind, search: string) => {
  const rows = await finders[kind](context, ({ organizationId }) => organizationId === id, search)
  const best = firstFew(rows, SHOWN_MAX, (a, b) => a.name.localeCompare(b.name))
  return Promise.all(
    best.map(async ({ id: key, name, file }) => ({ id: key, name, image: await imageUrl(context, file) })),
  )
}
