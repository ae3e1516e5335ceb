import type { EditRow, ReleaseRow } from '#backend/tables/releases.ts'
import { tables } from '#backend/tables/tables.ts'
import { createRandom, seedOf, uuidOf } from '#mocks/db/seed/random.ts'

const OFTEN_LATE = ['coverFileId', 'tracklist', 'territories', 'genre', 'copyrightP', 'consumerReleaseDate', 'barcode']
const FIELDS_MAX = 4

/** The last work on a release before it was left as it is, by whoever made it. */
export const seedEdits = (releases: readonly ReleaseRow[]): EditRow[] =>
  releases.flatMap(({ id, createdAt, createdBy, updatedAt }) => {
    if (createdBy === null || updatedAt === createdAt) return []
    const random = createRandom(seedOf(`edit/${id}`))
    const fields = random.shuffle(OFTEN_LATE).slice(0, random.int(1, FIELDS_MAX))
    return [
      {
        ...tables.edits.defaults,
        id: uuidOf(`edit/${id}`),
        revision: 1,
        createdAt: updatedAt,
        updatedAt,
        releaseId: id,
        userId: createdBy,
        fields,
      },
    ]
  })
