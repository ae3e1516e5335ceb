import type { AssetRow } from '#backend/tables/assets.ts'
import type { FileRow } from '#backend/tables/files.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { StoreRow } from '#backend/tables/submissions.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { pictureFile } from '#mocks/db/seed/files.ts'
import type { Act, SeededOrganization } from '#mocks/db/seed/organizations.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import { releaseDetailsOf } from '#mocks/db/seed/release-details.ts'
import type { ReleaseTimeline } from '#mocks/db/seed/release-timeline.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

export type Parts = {
  calendar: Calendar
  random: Random
  seeded: SeededOrganization
  acts: readonly Act[]
  lead: Act
  format: ReleaseFormat
  key: string
  timeline: ReleaseTimeline
  createdBy: string
  assets: readonly AssetRow[]
  stores: readonly StoreRow[]
  barcode: string
  catalogNumber: string
}

const titleOf = ({ format, assets, random, lead }: Parts): string => {
  const [first] = assets
  if (first !== undefined && (format === 'SINGLE' || format === 'VIDEO')) return first.title
  return random.chance(0.35) ? random.pick(assets).title : lead.nextTitle()
}

const territoriesOf = (random: Random): string[] => {
  if (random.chance(0.85)) return [WORLD]
  return random.chance(0.3) ? ['IT', 'SM', 'VA', 'CH'] : [...random.pick(TERRITORY_PRESETS).codes]
}

const guestsOf = ({ acts, assets }: Parts): ReleaseRow['artists'] => {
  const [only, ...others] = assets
  if (only === undefined || others.length > 0) return []
  const primary = new Set(acts.map(({ row }) => row.id))
  return only.artists.flatMap(({ artistId }) =>
    primary.has(artistId) ? [] : [{ artistId, type: 'FEATURED' as const }],
  )
}

/** A release with nothing missing, as it was handed in, and its cover. */
export const completeRelease = (parts: Parts): { release: ReleaseRow; cover: FileRow } => {
  const { calendar, random, seeded, acts, lead, format, key, timeline, createdBy, assets, stores } = parts
  const title = titleOf(parts)
  const label = seeded.labels[lead.as.label]
  const cover = pictureFile(calendar, {
    key: `release/${key}`,
    kind: 'COVER',
    title,
    subtitle: acts.map(({ as }) => as.name).join(', '),
    created: timeline.created,
    createdBy,
  })
  const recorded = calendar.year(timeline.original ?? timeline.created)
  const release: ReleaseRow = {
    ...tables.releases.defaults,
    ...rowOf(calendar, `release/${key}`, timeline.created, timeline.submittedOn, random.int(3, 14)),
    organizationId: seeded.organization.id,
    createdBy,
    title,
    version: format === 'ALBUM' && random.chance(0.08) ? 'Deluxe Edition' : null,
    format,
    artists: [...acts.map(({ row }) => ({ artistId: row.id, type: 'PRIMARY' as const })), ...guestsOf(parts)],
    labelId: label?.id ?? null,
    coverFileId: cover.id,
    barcode: parts.barcode,
    catalogNumber: parts.catalogNumber,
    releaseDate: timeline.original === null ? null : calendar.day(timeline.original),
    consumerReleaseDate: calendar.day(timeline.live),
    consumerReleaseTime: random.chance(0.85) ? '00:00' : random.pick(['12:00', '18:00', '21:00']),
    alreadyReleased: timeline.original !== null,
    explicit: assets.some(({ explicit }) => explicit === true),
    defaultLanguage: lead.as.language === NO_LANGUAGE ? 'en' : lead.as.language,
    genre: lead.as.genre,
    subgenre: lead.as.subgenre,
    ...releaseDetailsOf(key, lead.as.genre, recorded, seeded.roster.city),
    copyrightC: { year: calendar.year(timeline.created), text: label?.name ?? seeded.roster.name },
    copyrightP: { year: recorded, text: seeded.roster.name },
    territories: territoriesOf(random),
    distributionProviders: stores.map(({ id }) => id),
    tracklist: assets.map(({ id }, index) => ({ assetId: id, position: index + 1 })),
  }
  return { release, cover }
}
