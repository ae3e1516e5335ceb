import { tables, type Catalogue } from '#backend/tables/tables.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { NAME_MAX, TEXT_MAX } from '#src/domain/limits.ts'
import { isActiveSubmission } from '#src/domain/submission/release-status.ts'

const LONG_WORDS =
  'Donaudampfschifffahrtsgesellschaftskapitän and the Orchestra of Everything That Was Ever Left Unsaid by the Harbour '
const longText = (text: string, length: number) => `${text} ${LONG_WORDS.repeat(3)}`.slice(0, length).trim()

/** Of a date, `2026-11`. */
const MONTH_LENGTH = 7

/** One of each that belong together, of the organization that comes first. */
const sampleOf = (catalogue: Catalogue) => {
  const [organization] = catalogue.organizations
  const own = <Row extends { organizationId: string }>(rows: readonly Row[]) =>
    rows.filter(({ organizationId }) => organizationId === organization?.id)
  const isSubmitted = (id: string) =>
    catalogue.submissions.some((row) => row.releaseId === id && row.status === 'APPROVED' && isActiveSubmission(row))
  const release = own(catalogue.releases).find(
    ({ id, format, artists, labelId, coverFileId }) =>
      format !== 'VIDEO' && artists.length > 0 && labelId !== null && coverFileId !== null && isSubmitted(id),
  )
  const draft = own(catalogue.releases).find(({ id }) => !catalogue.submissions.some((row) => row.releaseId === id))
  const asset = catalogue.assets.find(({ id }) => id === release?.tracklist[0]?.assetId)
  const person = own(catalogue.people).find(({ name }) => asset?.composer.includes(name)) ?? own(catalogue.people)[0]
  return {
    organization,
    release,
    draft,
    asset,
    person,
    artist: catalogue.artists.find(({ id }) => id === release?.artists[0]?.artistId),
    label: catalogue.labels.find(({ id }) => id === release?.labelId),
    submission: catalogue.submissions.find(({ releaseId }) => releaseId === release?.id),
  }
}

/**
 * The ids by which the detail pages of the samples are found, the same in each scenario that has them, and the month in
 * which the release comes out.
 */
export const sampleIds = (now = new Date()) => {
  const { organization, release, draft, asset, person, artist, label } = sampleOf(seedCatalogue(now))
  return {
    month: release?.consumerReleaseDate?.slice(0, MONTH_LENGTH) ?? '',
    organization: organization?.id ?? '',
    release: release?.id ?? '',
    draft: draft?.id ?? '',
    asset: asset?.id ?? '',
    person: person?.id ?? '',
    artist: artist?.id ?? '',
    label: label?.id ?? '',
  }
}

const list = <Row>(row: Row | undefined): Row[] => (row === undefined ? [] : [row])

/** One organization, with one of each. */
export const seedOne = (now: Date): Catalogue => {
  const demo = seedCatalogue(now)
  const { organization, release, asset, person, artist, label, submission } = sampleOf(demo)
  const isOwn = ({ organizationId }: { organizationId: string | null }) => organizationId === organization?.id
  const isCredited = ({ artistId }: { artistId: string }) => artistId === artist?.id
  return {
    ...demo,
    organizations: list(organization),
    memberships: demo.memberships.filter(isOwn),
    invitations: [],
    organizationEdits: [],
    answers: [],
    barcodes: [],
    labels: list(label),
    artists: list(artist),
    people: list(person),
    assets: list(asset).map((row) => ({ ...row, artists: row.artists.filter(isCredited) })),
    releases: list(release).map((row) => ({
      ...row,
      artists: row.artists.filter(isCredited),
      tracklist: row.tracklist.slice(0, 1),
    })),
    submissions: list(submission).map((row) => ({ ...row, status: 'PENDING_APPROVAL', delivery: null, reason: null })),
    edits: [],
    notifications: demo.users
      .flatMap(({ id }) =>
        demo.notifications.filter(({ userId, releaseId }) => userId === id && releaseId === null).slice(0, 1),
      )
      .map((row) => ({ ...row, organizationId: null })),
  }
}

/** The same, with nothing but what must be filled in, and nothing that refers to another. */
export const seedBare = (now: Date): Catalogue => {
  const one = seedOne(now)
  return {
    ...one,
    organizations: one.organizations.map((row) => ({ ...row, ...tables.organizations.defaults })),
    labels: one.labels.map((row) => ({ ...row, ...tables.labels.defaults })),
    artists: one.artists.map((row) => ({ ...row, ...tables.artists.defaults })),
    assets: one.assets.map((row) => ({ ...row, ...tables.assets.defaults })),
    releases: one.releases.map((row) => ({ ...row, ...tables.releases.defaults })),
    submissions: [],
    claims: [],
    notifications: [],
  }
}

/** Everything has a name as long as it may be, with a word that no line can hold. */
export const seedLong = (now: Date): Catalogue => {
  const demo = seedCatalogue(now)
  const named = <Row extends { name: string }>(row: Row) => ({ ...row, name: longText(row.name, NAME_MAX) })
  const titled = <Row extends { title: string; version: string | null }>(row: Row) =>
    row.title === ''
      ? row
      : { ...row, title: longText(row.title, TEXT_MAX), version: longText(row.version ?? 'Live', NAME_MAX) }
  const written = (names: readonly string[]) => names.map((name) => longText(name, NAME_MAX))
  return {
    ...demo,
    organizations: demo.organizations.map(named),
    labels: demo.labels.map(named),
    artists: demo.artists.map(named),
    people: demo.people.map(named),
    users: demo.users.map((row) => ({
      ...row,
      firstName: longText(row.firstName, NAME_MAX),
      lastName: longText(row.lastName, NAME_MAX),
    })),
    assets: demo.assets.map((row) => ({
      ...titled(row),
      composer: written(row.composer),
      lyricist: written(row.lyricist),
      contributors: row.contributors.map(named),
    })),
    releases: demo.releases.map(titled),
  }
}
