import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyToServerData, withChanges } from '#src/offline/outbox/optimistic/apply-changes.ts'
import { entitiesOf, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { serverDataOf } from '#src/offline/query-persistence/overlay-loader.ts'

const IDS = [1, 2, 3, 4].map((number) => `00000000-0000-4000-8000-00000000000${number}`)
const [MADE = '', READ = ''] = IDS
const LABEL = '00000000-0000-4000-8000-000000000009'

const change = (path: string, input: Record<string, unknown>, optimistic?: Record<string, unknown>): OutboxChange => ({
  id: crypto.randomUUID(),
  userId: 'anna',
  organizationId: 'north',
  organizationName: 'North',
  path,
  input,
  optimistic,
  entities: entitiesOf(path, input),
  title: '',
  since: 0,
  attempts: 0,
  notBefore: 0,
  uncertain: false,
  edition: 1,
  failure: null,
})
const create = (id: string, title: string) =>
  change('releases.create', { id, title }, { id, title, format: 'SINGLE', label: { id: LABEL }, revision: 1 })
const update = (id: string, revision: number, title: string) =>
  change('releases.update', { releaseId: id, revision, title }, { title })
const listOf = (input: object) => [['releases', 'list'], { input: { page: 1, perPage: 10, ...input }, type: 'query' }]
const detailOf = (releaseId: string) => [['releases', 'get'], { input: { releaseId }, type: 'query' }]
const COUNTS = [['auth', 'resourcesCount'], { type: 'query' }]
const list = (...ids: string[]) => ({ releases: ids.map((id) => ({ id, title: id, revision: 1 })), count: ids.length })

test('when a release was made offline, then it stands first on the first page, and is counted', () => {
  const made = create(MADE, 'Paper Boats')
  expect(applyToServerData(listOf({}), list(READ), [made])).toMatchObject({
    releases: [{ id: MADE }, { id: READ }],
    count: 2,
  })
  expect(applyToServerData(listOf({ page: 2 }), list(READ), [made])).toEqual(list(READ))
  expect(applyToServerData(COUNTS, { releases: 4, labels: 1 }, [made])).toMatchObject({ releases: 5, labels: 1 })
})

test.each([
  [{ search: 'paper' }, true],
  [{ search: 'stone' }, false],
  [{ format: 'SINGLE' }, true],
  [{ format: 'ALBUM' }, false],
  [{ labelId: LABEL }, true],
  [{ labelId: READ }, false],
  [{ artistId: READ }, false],
  [{ sortBy: 'title', sortDir: 'asc' }, true],
])('when a list asks for %j, then what was made offline is in it: %s', (filters, isListed) => {
  const shown = applyToServerData(listOf(filters), list(READ), [create(MADE, 'Paper Boats')])
  expect(shown).toMatchObject({ count: isListed ? 2 : 1 })
})

test('when the server has it already, then it is not listed twice', () => {
  expect(applyToServerData(listOf({}), list(MADE), [create(MADE, 'Paper Boats')])).toMatchObject({
    releases: [{ id: MADE, title: MADE }],
    count: 1,
  })
})

test('when an entity was made and changed offline, then its page shows both, without an answer of the server', () => {
  const changes = [create(MADE, 'Paper Boats'), update(MADE, 1, 'Paper Boats II')]
  const shown = applyToServerData(detailOf(MADE), undefined, changes)
  expect(shown).toMatchObject({ id: MADE, title: 'Paper Boats II', format: 'SINGLE', revision: 2 })
  expect(serverDataOf(shown)).toBeUndefined()
  expect(applyToServerData(detailOf(READ), undefined, changes)).toBeUndefined()
})

test('when the person keeps the other version of a field, then that field is no longer shown as theirs', () => {
  const both = change(
    'releases.update',
    { releaseId: READ, revision: 1, labelId: LABEL },
    { title: 'Mine', label: null },
  )
  expect(applyToServerData(detailOf(READ), { id: READ, title: 'Theirs', revision: 4 }, [both])).toMatchObject({
    title: 'Theirs',
    label: null,
    revision: 4,
  })
})

test('when a release was submitted offline, then each store waits for its reviewer once', () => {
  const submissions = [{ id: 'new', storeId: 'store', status: 'PENDING_APPROVAL' }]
  const submitted = change('submissions.create', { releaseId: READ, storeIds: [] }, { submissions })
  const released = { id: 'old', storeId: 'other', status: 'RELEASED' }
  const server = { id: READ, submissions: [released] }
  expect(applyToServerData(detailOf(READ), server, [submitted])).toMatchObject({
    submissions: [released, ...submissions],
  })
  const answered = { id: READ, submissions: [{ ...submissions[0], id: 'of the server' }] }
  expect(applyToServerData(detailOf(READ), answered, [submitted])).toEqual(answered)
})

test('when nothing of an answer waits, then it is left as it is', () => {
  const answer = { items: [] }
  expect(applyToServerData([['submissions', 'list'], { input: {} }], answer, [create(MADE, 'A')])).toBe(answer)
  expect(applyToServerData(['drafts'], answer, [create(MADE, 'A')])).toBe(answer)
})

const someChange = fc.oneof(
  fc.tuple(fc.constantFrom(...IDS), fc.string()).map(([id, title]) => create(id, title)),
  fc.tuple(fc.constantFrom(...IDS), fc.nat(5), fc.string()).map(([id, revision, title]) => update(id, revision, title)),
  fc
    .tuple(fc.subarray(IDS), fc.constantFrom('ACTIVE', 'INACTIVE'))
    .map(([releaseIds, status]) => change('releases.toggle', { releaseIds, status })),
)
const someKey = fc.constantFrom(listOf({}), listOf({ search: 'a' }), listOf({ page: 2 }), detailOf(MADE), COUNTS)
const someAnswer = (key: readonly unknown[]) => {
  if (key === COUNTS) return fc.record({ releases: fc.nat(9) })
  const ids = fc.subarray(IDS)
  return JSON.stringify(key).includes('list')
    ? ids.map((some) => list(...some))
    : fc.constantFrom(undefined, { id: MADE, title: 'A', revision: 3 })
}
const some = fc
  .tuple(fc.array(someChange, { maxLength: 8 }), someKey)
  .chain(([changes, key]) => fc.tuple(fc.constant(changes), fc.constant(key), someAnswer(key)))

test('when any changes are applied again, then nothing differs, nothing is listed twice, and they can be taken out', () => {
  fc.assert(
    fc.property(some, ([changes, key, answer]) => {
      const shown = applyToServerData(key, answer, changes)
      expect(applyToServerData(key, shown, changes)).toEqual(shown)
      expect(serverDataOf(shown)).toEqual(answer)
      expect(applyToServerData(key, shown, [])).toEqual(answer)
      const { releases } = Object(shown)
      if (!Array.isArray(releases)) return
      const ids = releases.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 1000 },
  )
})

test('when some changes are sent meanwhile, then the answer of the server, with the rest on top, is what was shown', () => {
  fc.assert(
    fc.property(some, fc.nat(8), ([changes, key, answer], sent) => {
      const settled = withChanges(key, answer, changes.slice(0, sent))
      const shown = serverDataOf(withChanges(key, settled, changes.slice(sent)))
      expect(shown).toEqual(withChanges(key, answer, changes))
    }),
    { numRuns: 1000 },
  )
})
