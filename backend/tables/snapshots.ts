import { defineTable, type RowOf, withDefaults } from '#backend/tables/define-table.ts'
import { NEW_ASSET, NEW_RELEASE } from '#src/contract/entity-views.ts'
import { releaseContent, trackContent } from '#src/contract/releases.ts'
import { z } from '#src/contract/zod.ts'

const { labelId: _label, coverFileId: _cover, tracklist: _tracks, ...NEW_CONTENT } = NEW_RELEASE
const storedTrack = z.pipe(withDefaults(NEW_ASSET), trackContent)

/**
 * A release as it was when it was submitted or decided on, once for all stores that got the same. Only the pages of one
 * release read it. The address of its cover is made when it is shown.
 */
export const snapshots = defineTable(
  {
    releaseId: z.string(),
    contentRevision: z.string(),
    content: z.pipe(withDefaults(NEW_CONTENT), z.extend(releaseContent, { tracks: z.array(storedTrack) })),
  },
  {},
  { indexes: ['releaseId'], refers: { releaseId: 'releases' } },
)
export type SnapshotRow = RowOf<typeof snapshots>
