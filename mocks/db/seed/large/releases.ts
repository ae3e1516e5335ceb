import type { FileRow } from '#backend/tables/files.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { DELIVERED, DELIVERING, FAILURES, PENDING, REFUSALS, TAKEN_DOWN } from '#mocks/db/seed/decisions.ts'
import { barcodeOf, idsOf } from '#mocks/db/seed/large/identifiers.ts'
import type { SourceOrganization } from '#mocks/db/seed/large/organizations.ts'
import type { recorder } from '#mocks/db/seed/large/recordings.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

const [releaseId, coverId, submissionId] = [idsOf(4), idsOf(5), idsOf(6)]
/** A drawing costs its page far more than a picture would, for as long as the page lives. */
const SLEEVES = 12
/** A little under five recordings a release, so that some are left that wait for one. */
const PROGRAMMES: readonly (readonly [ReleaseFormat, number])[] = [
  ['SINGLE', 1],
  ['EP', 5],
  ['ALBUM', 10],
  ['SINGLE', 2],
  ['EP', 6],
  ['VIDEO', 1],
  ['EP', 5],
  ['ALBUM', 10],
  ['SINGLE', 2],
  ['EP', 6],
]
/** Null is a draft. Most of a catalogue is out, and few things wait for somebody. */
const DECISIONS = [
  ...Array.from({ length: 84 }, () => DELIVERED),
  ...Array.from({ length: 6 }, () => null),
  ...FAILURES.slice(0, 1),
  ...REFUSALS.slice(0, 2),
  DELIVERING,
  PENDING,
  TAKEN_DOWN,
]
const OLDEST_DAYS = 1300
const WAIT_DAYS = 20

type Studio = { calendar: Calendar; random: Random; record: ReturnType<typeof recorder>['record'] }
type Made = { releases: ReleaseRow[]; covers: FileRow[]; submissions: SubmissionRow[] }

/** Few covers for many releases, as labels have them that print their own name on every sleeve. */
const makeSleeves = ({ labels, covers }: SourceOrganization, firstNumber: number): FileRow[] =>
  covers.slice(0, 1).flatMap((pattern) =>
    labels.slice(0, SLEEVES).map(({ name, createdBy }, position) => {
      const number = firstNumber + position
      const drawing = { title: name, subtitle: '', seed: number, kind: 'COVER' as const }
      return { ...pattern, id: coverId(number), createdBy, drawing }
    }),
  )

/** Releases with their recordings, covers and what became of them, spread over all grounds and years. */
export const makeReleases = (
  { calendar, random, record }: Studio,
  sources: readonly SourceOrganization[],
  count: number,
): Made => {
  const sleeves = new Map(sources.map((source, position) => [source, makeSleeves(source, position * SLEEVES)]))
  const made: Made = { releases: [], covers: [...sleeves.values()].flat(), submissions: [] }
  for (let number = 0; number < count; number += 1) {
    const source = random.pick(sources)
    const [format, tracks] = random.pick(PROGRAMMES)
    const lead = random.pick(source.artists)
    const days = -OLDEST_DAYS * random.next() - 0.1
    const createdAt = calendar.instant(days)
    const own = { revision: 1, createdAt, updatedAt: createdAt, createdBy: source.createdBy }
    const artists: ReleaseRow['artists'] = [{ artistId: lead.id, type: 'PRIMARY' }]
    const session = { source, format: format === 'VIDEO' ? ('VIDEO' as const) : ('TRACK' as const), artists, createdAt }
    const recorded = Array.from({ length: tracks }, () => record(session))
    const title = recorded[0]?.title ?? lead.name
    const release: ReleaseRow = {
      ...random.pick(source.releases),
      ...own,
      id: releaseId(number),
      title,
      version: null,
      format,
      artists,
      labelId: lead.labelId,
      coverFileId: random.pick(sleeves.get(source) ?? source.covers).id,
      barcode: barcodeOf(number),
      catalogNumber: `LRG-${number}`,
      consumerReleaseDate: calendar.day(days + WAIT_DAYS),
      tracklist: recorded.map(({ id }, index) => ({ assetId: id, position: index + 1 })),
    }
    made.releases.push(release)
    const decision = random.pick(DECISIONS)
    const storeId = release.distributionProviders[0]
    if (decision !== null && storeId !== undefined)
      made.submissions.push({
        ...tables.submissions.defaults,
        ...own,
        ...decision,
        id: submissionId(number),
        releaseId: release.id,
        storeId,
      })
  }
  return made
}
