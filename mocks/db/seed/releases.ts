import type { AssetRow } from '#backend/tables/assets.ts'
import type { FileRow } from '#backend/tables/files.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { StoreRow, SubmissionRow } from '#backend/tables/submissions.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { unfinished } from '#mocks/db/seed/drafts.ts'
import { barcodePool, catalogNumbers, isrcCounter } from '#mocks/db/seed/identifiers.ts'
import type { Act, SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { plannedReleases, type Planned } from '#mocks/db/seed/planned-releases.ts'
import { createRandom, seedOf, type Random } from '#mocks/db/seed/random.ts'
import { record } from '#mocks/db/seed/recordings.ts'
import { RELEASE_HISTORIES, type ReleaseHistory } from '#mocks/db/seed/release-histories.ts'
import { releaseTimelineOf } from '#mocks/db/seed/release-timeline.ts'
import { completeRelease } from '#mocks/db/seed/release.ts'
import { submissionsOf } from '#mocks/db/seed/submissions.ts'
import { releaseManagersOf } from '#mocks/db/seed/users.ts'
import { missingContentFor } from '#src/domain/release/store-compatibility.ts'
import { storeProfileOf } from '#src/domain/release/store-directory.ts'

type Made = { releases: ReleaseRow[]; assets: AssetRow[]; files: FileRow[]; submissions: SubmissionRow[] }

const POPULAR_STORES = 8
const STORES: readonly [number, number] = [4, 7]
/** Ten working days are two weeks. */
const WORKING_DAYS_SHARE = 7 / 5

/** Mostly the big stores, in their order, and one or two of the others. */
const storesFor = (
  random: Random,
  stores: readonly StoreRow[],
  { stores: span = STORES }: ReleaseHistory,
): StoreRow[] => {
  const count = random.int(...span)
  const others = random.shuffle(stores.slice(POPULAR_STORES)).slice(0, random.int(0, 2))
  const chosen = new Set([
    ...random.shuffle(stores.slice(0, POPULAR_STORES)).slice(0, count - others.length),
    ...others,
  ])
  return stores.filter((store) => chosen.has(store))
}

type Sent = { format: Planned['format']; leadDays: number }

/** A store that could not take it, or not in time, makes room for the next of all that can. */
const suitableStores = (chosen: readonly StoreRow[], all: readonly StoreRow[], { format, leadDays }: Sent) => {
  const isSuitable = ({ name }: StoreRow) => {
    const profile = storeProfileOf(name)
    const days = (profile?.leadDays ?? 0) * (profile?.inWorkingDays === true ? WORKING_DAYS_SHARE : 1)
    return missingContentFor(profile, { format, tracks: [] }) === null && days <= leadDays
  }
  const suitable = chosen.filter(isSuitable)
  const spare = all.filter((store) => isSuitable(store) && !suitable.includes(store))
  const ids = new Set([...suitable, ...spare.slice(0, chosen.length - suitable.length)].map(({ id }) => id))
  return all.filter(({ id }) => ids.has(id))
}

/** Two who sing in one language share a single now and then. */
const actsFor = (random: Random, seeded: SeededOrganization, lead: Act, { format }: Planned): Act[] => {
  const kindred = seeded.acts.filter((act) => act !== lead && act.as.language === lead.as.language)
  return format === 'SINGLE' && kindred.length > 0 && random.chance(0.18) ? [lead, random.pick(kindred)] : [lead]
}

/** The releases of all organizations, each with its recordings, pictures and what the stores were asked. */
export const seedReleases = (
  calendar: Calendar,
  seededOrganizations: readonly SeededOrganization[],
  stores: readonly StoreRow[],
): Made => {
  const made: Made = { releases: [], assets: [], files: [], submissions: [] }
  const [nextBarcode, nextNumber] = [barcodePool(), catalogNumbers()]
  for (const [position, seeded] of seededOrganizations.entries()) {
    const managers = releaseManagersOf(seeded)
    const nextIsrc = isrcCounter(seeded.roster.isrcPrefix)
    for (const [index, planned] of plannedReleases(position, seeded.roster.active).entries()) {
      const key = `${seeded.roster.key}/${index}`
      const random = createRandom(seedOf(`release/${key}`))
      const lead = seeded.acts[index % seeded.acts.length]
      if (lead === undefined) continue
      const { format } = planned
      const history = RELEASE_HISTORIES[planned.history]
      const timeline = releaseTimelineOf(calendar, random, history)
      const acts = actsFor(random, seeded, lead, planned)
      const createdBy = random.pick(managers)
      const base = { calendar, random, seeded, acts, lead, format, key, createdBy }
      const recorded = record({ ...base, created: timeline.created, nextIsrc })
      const { release: complete, cover } = completeRelease({
        ...base,
        timeline,
        assets: recorded.assets,
        stores: suitableStores(storesFor(random, stores, history), stores, {
          format,
          leadDays: Math.floor(timeline.live - timeline.submittedOn),
        }),
        barcode: nextBarcode(random),
        catalogNumber: nextNumber(seeded.roster.labels[lead.as.label]?.code ?? ''),
      })
      const { release, assets } = unfinished(planned.history, position + index, {
        release: complete,
        assets: recorded.assets,
      })
      const masters = new Set(assets.flatMap(({ media }) => media?.fileId ?? []))
      made.releases.push(release)
      made.assets.push(...assets)
      made.files.push(...recorded.files.filter(({ id }) => masters.has(id)))
      if (release.coverFileId !== null) made.files.push(cover)
      made.submissions.push(...submissionsOf({ calendar, random, seeded, release, assets, timeline, history }))
    }
  }
  return made
}
