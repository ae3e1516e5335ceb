import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { submissions, type SubmissionRow } from '#backend/tables/submissions.ts'
import { RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'
import { stageOf } from '#src/domain/release/release-stage.ts'
import {
  DELIVERY_STATUSES,
  RELEASE_STAGES,
  type ReleaseStage,
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
} from '#src/domain/submission/status.ts'

const api = useApi()
const today = START.toISOString().slice(0, 10)
const day = (days: number) => dayjs(today).add(days, 'day').format('YYYY-MM-DD')
const DATES = [null, day(-1), day(0), day(28), day(29)]
const OWN: [string, Partial<Pick<ReleaseRow, 'storeDates' | 'territoryDates'>>][] = [
  ['no dates of their own', {}],
  ['their own date at a store', { storeDates: [{ storeId: STORE.first, date: day(28) }] }],
  ['a date at a store that does not get them', { storeDates: [{ storeId: STORE.second, date: day(28) }] }],
  ['their own date in a territory', { territoryDates: [{ territory: 'IT', date: day(0) }] }],
  ['a later date in a territory', { territoryDates: [{ territory: 'IT', date: day(29) }] }],
]

type Sent = Pick<SubmissionRow, 'storeId'> & Partial<SubmissionRow>
type Case = { release: Partial<ReleaseRow>; sent: readonly Sent[] }

/** Copies of a release that is ready, each with its submissions in the order in which they were made. */
const putAll = (cases: readonly Case[]) =>
  api.database().write(async (tables) => {
    const ready = await tables.releases.get(RELEASE.ready)
    if (ready === undefined) throw new Error('no release to copy')
    for (const [index, { release, sent }] of cases.entries()) {
      const id = testId(70, index)
      const sold = { distributionProviders: [STORE.first], territories: ['IT'] }
      await tables.releases.put({ ...ready, ...sold, ...release, id, barcode: null })
      for (const [at, submission] of sent.entries()) {
        const createdAt = dayjs(START).add(at, 'minute').toISOString()
        const made = { id: testId(80 + at, index), revision: 1, createdAt, updatedAt: createdAt, releaseId: id }
        await tables.submissions.put({ ...submissions.defaults, status: 'APPROVED', ...submission, ...made })
      }
    }
  })

/** The releases of each stage by their ids, as the rule says, as they are listed, and as many as are counted. */
const stages = async () => {
  const client = await api.as('member')
  const { releases, count } = await client.releases.list.query({ page: 1, perPage: 100 })
  if (releases.length < count) throw new Error('more releases than fit on a page')
  const ofStage = async (stage: ReleaseStage) => {
    const listed = await client.releases.list.query({ page: 1, perPage: 100, stage })
    return [
      releases.filter((release) => stageOf(release, today) === stage).map(({ id }) => id),
      listed.releases.map(({ id }) => id),
    ]
  }
  const both = await Promise.all(RELEASE_STAGES.map(ofStage))
  return {
    ruled: both.map(([ruled]) => ruled),
    listed: both.map(([, listed]) => listed),
    counted: await client.releases.stages.query(),
  }
}
const countsOf = ([NEEDS_YOU, IN_REVIEW, OUT_SOON]: readonly (readonly string[] | undefined)[]) => ({
  NEEDS_YOU: NEEDS_YOU?.length,
  IN_REVIEW: IN_REVIEW?.length,
  OUT_SOON: OUT_SOON?.length,
})

test.each(OWN)(
  'when releases have %s, then each stage lists those of its rule, and is counted as listed',
  async (_name, own) => {
    const all = DATES.flatMap((date) => [null, ...SUBMISSION_STATUSES].map((status) => ({ date, status })))
    await putAll(
      all.map(({ date, status }) => ({
        release: { ...own, consumerReleaseDate: date },
        sent: status === null ? [] : [{ storeId: STORE.first, status }],
      })),
    )
    const { ruled, listed, counted } = await stages()
    expect(ruled).not.toContainEqual([])
    expect(listed).toEqual(ruled)
    expect(counted).toEqual(countsOf(ruled))
  },
)

/** All that a submission may be, beside one at another store, or before and after one at the same. */
const STATES = SUBMISSION_KINDS.flatMap((kind) =>
  SUBMISSION_STATUSES.flatMap((status) => [null, ...DELIVERY_STATUSES].map((delivery) => ({ kind, status, delivery }))),
)
const [REFUSED, LIVE, WAITING] = [
  { status: 'REJECTED' as const },
  { status: 'APPROVED' as const, delivery: 'PROCESSED' as const },
  { status: 'PENDING_APPROVAL' as const },
]
const [first, second] = [{ storeId: STORE.first }, { storeId: STORE.second }]

test('when a submission is in any state, then its release is listed at the stage of its rule', async () => {
  const soon = { release: { consumerReleaseDate: day(3) } }
  await putAll([{ ...soon, sent: [] }, ...STATES.map((state) => ({ ...soon, sent: [{ ...state, ...first }] }))])
  const { ruled, listed, counted } = await stages()
  expect(ruled).not.toContainEqual([])
  expect(listed).toEqual(ruled)
  expect(counted).toEqual(countsOf(ruled))
})

test.each([REFUSED, LIVE, WAITING])(
  'when another store is at %o, then a release is listed at the stage of its rule',
  async (other) => {
    const soon = { release: { consumerReleaseDate: day(3) } }
    const states = STATES.filter(({ kind }) => kind !== 'TAKEDOWN')
    await putAll([
      { ...soon, sent: [{ ...WAITING, ...first }] },
      { ...soon, sent: [first] },
      { ...soon, sent: [{ ...REFUSED, ...first }] },
      ...states.map((state) => ({
        ...soon,
        sent: [
          { ...state, ...first },
          { ...other, ...second },
        ],
      })),
    ])
    const { ruled, listed, counted } = await stages()
    expect(ruled).not.toContainEqual([])
    expect(listed).toEqual(ruled)
    expect(counted).toEqual(countsOf(ruled))
  },
)

test.each([
  ['its only store', [{ ...REFUSED, ...first }]],
  [
    'one store, and another has it',
    [
      { ...REFUSED, ...first },
      { ...LIVE, ...second },
    ],
  ],
  [
    'one store, and waits at another',
    [
      { ...REFUSED, ...first },
      { ...WAITING, ...second },
    ],
  ],
  [
    'a store that took it down before',
    [
      { status: 'TAKEN_DOWN' as const, ...first },
      { ...REFUSED, ...first },
    ],
  ],
  ['a store that keeps what it had', [{ ...LIVE, ...REFUSED, kind: 'UPDATE' as const, ...first }]],
])('when a release was refused for %s, then it needs its label', async (_name, sent) => {
  await putAll([{ release: { consumerReleaseDate: day(3) }, sent }])
  const listed = await (await api.as('member')).releases.list.query({ page: 1, perPage: 100, stage: 'NEEDS_YOU' })
  expect(listed.releases.map(({ id }) => id)).toContain(testId(70, 0))
})

test.each([
  ['it waits again', WAITING],
  ['it has it', LIVE],
  ['it had it', { status: 'TAKEN_DOWN' as const }],
])('when a store refused a release and %s now, then it no longer needs its label', async (_name, now) => {
  await putAll([
    {
      release: { consumerReleaseDate: day(3) },
      sent: [
        { ...REFUSED, ...first },
        { ...now, ...first },
      ],
    },
  ])
  const listed = await (await api.as('member')).releases.list.query({ page: 1, perPage: 100, stage: 'NEEDS_YOU' })
  expect(listed.releases.map(({ id }) => id)).not.toContain(testId(70, 0))
})
