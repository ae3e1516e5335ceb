import type { AssetRow } from '#backend/tables/assets.ts'
import type { FileRow } from '#backend/tables/files.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { StoreRow, SubmissionRow } from '#backend/tables/submissions.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { unfinished } from '#mocks/db/seed/drafts.ts'
import type { Act, Home } from '#mocks/db/seed/homes.ts'
import { momentsOf } from '#mocks/db/seed/moments.ts'
import { barcodePool, catalogNumbers, isrcCounter } from '#mocks/db/seed/numbers.ts'
import { planFor, type Planned } from '#mocks/db/seed/plan.ts'
import { createRandom, seedOf, type Random } from '#mocks/db/seed/random.ts'
import { record } from '#mocks/db/seed/recordings.ts'
import { completeRelease } from '#mocks/db/seed/release.ts'
import { STORIES, type Story } from '#mocks/db/seed/stories.ts'
import { submissionsOf } from '#mocks/db/seed/submissions.ts'
import { releaseManagersOf } from '#mocks/db/seed/users.ts'

type Made = { releases: ReleaseRow[]; assets: AssetRow[]; files: FileRow[]; submissions: SubmissionRow[] }

const POPULAR_STORES = 8
const STORES: readonly [number, number] = [4, 7]

/** Mostly the big stores, in their order, and one or two of the others. */
const storesFor = (random: Random, stores: readonly StoreRow[], { stores: span = STORES }: Story): StoreRow[] => {
  const count = random.int(...span)
  const others = random.shuffle(stores.slice(POPULAR_STORES)).slice(0, random.int(0, 2))
  const chosen = new Set([
    ...random.shuffle(stores.slice(0, POPULAR_STORES)).slice(0, count - others.length),
    ...others,
  ])
  return stores.filter((store) => chosen.has(store))
}

/** Two who sing in one language share a single now and then. */
const actsFor = (random: Random, home: Home, lead: Act, { format }: Planned): Act[] => {
  const kindred = home.acts.filter((act) => act !== lead && act.as.language === lead.as.language)
  return format === 'SINGLE' && kindred.length > 0 && random.chance(0.18) ? [lead, random.pick(kindred)] : [lead]
}

/** The releases of all organizations, each with its recordings, pictures and what the stores were asked. */
export const seedReleases = (calendar: Calendar, homes: readonly Home[], stores: readonly StoreRow[]): Made => {
  const made: Made = { releases: [], assets: [], files: [], submissions: [] }
  const [nextBarcode, nextNumber] = [barcodePool(), catalogNumbers()]
  for (const [position, home] of homes.entries()) {
    const managers = releaseManagersOf(home)
    const nextIsrc = isrcCounter(home.roster.isrcPrefix)
    for (const [index, planned] of planFor(position, home.roster.active).entries()) {
      const key = `${home.roster.key}/${index}`
      const random = createRandom(seedOf(`release/${key}`))
      const lead = home.acts[index % home.acts.length]
      if (lead === undefined) continue
      const { format } = planned
      const story = STORIES[planned.story]
      const moments = momentsOf(calendar, random, story)
      const acts = actsFor(random, home, lead, planned)
      const createdBy = random.pick(managers)
      const base = { calendar, random, home, acts, lead, format, key, createdBy }
      const recorded = record({ ...base, created: moments.created, nextIsrc })
      const { release: complete, cover } = completeRelease({
        ...base,
        moments,
        assets: recorded.assets,
        stores: storesFor(random, stores, story),
        barcode: nextBarcode(random),
        catalogNumber: nextNumber(home.roster.labels[lead.as.label]?.code ?? ''),
      })
      const { release, assets } = unfinished(planned.story, position + index, {
        release: complete,
        assets: recorded.assets,
      })
      const masters = new Set(assets.flatMap(({ media }) => media?.fileId ?? []))
      made.releases.push(release)
      made.assets.push(...assets)
      made.files.push(...recorded.files.filter(({ id }) => masters.has(id)))
      if (release.coverFileId !== null) made.files.push(cover)
      made.submissions.push(...submissionsOf({ calendar, random, release, moments, story }))
    }
  }
  return made
}
