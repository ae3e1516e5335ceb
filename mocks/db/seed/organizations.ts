import type { ArtistRow } from '#backend/tables/artists.ts'
import type { FileRow } from '#backend/tables/files.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import type { OrganizationRow } from '#backend/tables/organizations.ts'
import type { PersonRow } from '#backend/tables/people.ts'
import { tables } from '#backend/tables/tables.ts'
import { artistDetails } from '#mocks/db/seed/artist-details.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { personCodes } from '#mocks/db/seed/contributors.ts'
import { pictureFile } from '#mocks/db/seed/files.ts'
import { organizationDetails } from '#mocks/db/seed/organization-details.ts'
import type { Roster, RosterArtist } from '#mocks/db/seed/roster.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { titleDealer } from '#mocks/db/seed/titles.ts'
import { normalizeIsrcPrefix } from '#src/domain/identifiers/isrc.ts'

/** Older than anything that ever came out. */
const FOUNDED_DAYS = 1400
const ARTIST_DAYS = 1300

export type Act = { row: ArtistRow; as: RosterArtist; nextTitle: () => string }
/** An organization with everybody in it. */
export type SeededOrganization = {
  roster: Roster
  organization: OrganizationRow
  labels: LabelRow[]
  acts: Act[]
  people: PersonRow[]
  pictures: FileRow[]
}

const picture = (calendar: Calendar, kind: 'LOGO' | 'PORTRAIT', key: string, title: string, created: number) =>
  pictureFile(calendar, { key, kind, title, subtitle: '', created, createdBy: null })

/** The first label has the prefix that the recordings carry; the others were given one of their own. */
const labelsOf = (
  calendar: Calendar,
  { key, labels, isrcPrefix, country }: Roster,
  organizationId: string,
): LabelRow[] =>
  labels.map(({ name, code }, index) => ({
    ...tables.labels.defaults,
    ...rowOf(calendar, `label/${key}/${name}`, index * 90 - ARTIST_DAYS),
    organizationId,
    createdBy: null,
    name,
    isrcPrefix: normalizeIsrcPrefix(index === 0 ? isrcPrefix : `${country}${code}`),
  }))

export const seedOrganization = (calendar: Calendar, roster: Roster, position: number): SeededOrganization => {
  const founded = position * 12 - FOUNDED_DAYS
  const logo = picture(calendar, 'LOGO', `organization/${roster.key}`, roster.name, founded)
  const organization: OrganizationRow = {
    ...tables.organizations.defaults,
    ...rowOf(calendar, `organization/${roster.key}`, founded),
    name: roster.name,
    imageFileId: logo.id,
    status: roster.active ? 'ACTIVE' : 'INACTIVE',
    city: roster.city,
    country: roster.country,
    ...organizationDetails(roster),
  }
  const labels = labelsOf(calendar, roster, organization.id)
  const titlesIn = titleDealer(roster.name)
  const portraits: FileRow[] = []
  const acts = roster.artists.map((as, index): Act => {
    const joined = index * 31 + position * 3 - ARTIST_DAYS
    const portrait = picture(calendar, 'PORTRAIT', `artist/${as.name}`, as.name, joined)
    portraits.push(portrait)
    const row: ArtistRow = {
      ...tables.artists.defaults,
      ...rowOf(calendar, `artist/${as.name}`, joined),
      organizationId: organization.id,
      createdBy: null,
      name: as.name,
      imageFileId: portrait.id,
      country: as.country,
      ...artistDetails(as, roster),
      labelId: labels[as.label]?.id ?? null,
      status: roster.active ? 'ACTIVE' : 'INACTIVE',
    }
    return { row, as, nextTitle: titlesIn(as.language) }
  })
  const people = roster.people.map((name, index) => ({
    ...tables.people.defaults,
    ...rowOf(calendar, `person/${roster.key}/${name}`, index * 17 - ARTIST_DAYS),
    organizationId: organization.id,
    createdBy: null,
    name,
    ...personCodes(name),
  }))
  return { roster, organization, labels, acts, people, pictures: [logo, ...portraits] }
}
