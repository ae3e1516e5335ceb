import type { ArtistRow } from '#backend/tables/artists.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { FileRow } from '#backend/tables/files.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { Catalogue } from '#backend/tables/tables.ts'

/** What the demo knows of one organization, and many more rows like it are made of. */
export type SourceOrganization = {
  organizationId: string
  createdBy: string | null
  /** The country of its ISRCs and most of their registrant. */
  isrcPrefix: string
  labels: LabelRow[]
  artists: ArtistRow[]
  releases: ReleaseRow[]
  tracks: AssetRow[]
  videos: AssetRow[]
  covers: FileRow[]
}

const PREFIX_LENGTH = 4

const isComplete = ({ labelId, coverFileId, barcode, tracklist }: ReleaseRow): boolean =>
  labelId !== null && coverFileId !== null && barcode !== null && tracklist.length > 0

/** One for each organization of the demo, in its order. */
export const sourcesOf = (demo: Catalogue): SourceOrganization[] =>
  demo.organizations.map(({ id: organizationId }) => {
    const own = <R extends { organizationId: string }>(rows: readonly R[]): R[] =>
      rows.filter((row) => row.organizationId === organizationId)
    const releases = own(demo.releases).filter(isComplete)
    const recorded = own(demo.assets).filter(({ media, isrc }) => media !== null && isrc !== null)
    const covers = new Set(releases.map(({ coverFileId }) => coverFileId))
    return {
      organizationId,
      createdBy: releases[0]?.createdBy ?? null,
      isrcPrefix: recorded[0]?.isrc?.slice(0, PREFIX_LENGTH) ?? '',
      labels: own(demo.labels),
      artists: own(demo.artists),
      releases,
      tracks: recorded.filter(({ format }) => format === 'TRACK'),
      videos: recorded.filter(({ format }) => format === 'VIDEO'),
      covers: demo.files.filter(({ id }) => covers.has(id)),
    }
  })
