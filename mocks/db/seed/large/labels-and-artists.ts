import type { ArtistRow } from '#backend/tables/artists.ts'
import type { Row } from '#backend/tables/define-table.ts'
import { type LabelRow, labels as labelTable } from '#backend/tables/labels.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { idsOf } from '#mocks/db/seed/large/identifiers.ts'
import { artistName, labelName } from '#mocks/db/seed/large/names.ts'
import type { SourceOrganization } from '#mocks/db/seed/large/organizations.ts'

const [labelId, artistId] = [idsOf(1), idsOf(2)]
/** Older than anything that ever came out. */
const JOINED_DAYS = 1350

const positions = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, position) => position)

/** So many more labels and artists, dealt to the grounds by turns, which they are added to. */
export const addRosters = (
  calendar: Calendar,
  sources: readonly SourceOrganization[],
  more: { labels: number; artists: number },
) => {
  const joined = calendar.instant(-JOINED_DAYS)
  const made: { labels: LabelRow[]; artists: ArtistRow[] } = { labels: [], artists: [] }
  const row = (id: string): Row => ({ id, revision: 1, createdAt: joined, updatedAt: joined })
  for (const position of positions(more.labels)) {
    const source = sources[position % sources.length]
    if (source === undefined) continue
    const { organizationId } = source
    const name = labelName(position)
    const label: LabelRow = {
      ...labelTable.defaults,
      ...row(labelId(position)),
      organizationId,
      createdBy: null,
      name,
    }
    source.labels.push(label)
    made.labels.push(label)
  }
  for (const position of positions(more.artists)) {
    const source = sources[position % sources.length]
    const pattern = source?.artists[0]
    if (source === undefined || pattern === undefined) continue
    const label = source.labels[Math.floor(position / sources.length) % source.labels.length]
    const own = { name: artistName(position), imageFileId: null, labelId: label?.id ?? null }
    const artist: ArtistRow = { ...pattern, ...row(artistId(position)), ...own }
    source.artists.push(artist)
    made.artists.push(artist)
  }
  return made
}
