import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEW_ASSET, NEW_RELEASE } from '#src/contract/entity-views.ts'
import {
  CONTENT_FIELDS,
  contentChanges,
  contentRevisionOf,
  isSameContentRevision,
  hasChanged,
  hasOtherDate,
  sharedContent,
} from '#src/domain/release/content.ts'

const track = (assetId: string, more: object = {}) => ({
  ...NEW_ASSET,
  assetId,
  title: 'A song',
  format: 'TRACK',
  ...more,
})
const release = (tracks: readonly ReturnType<typeof track>[] = [], more: object = {}) => ({
  ...NEW_RELEASE,
  title: 'A record',
  format: 'EP',
  label: null,
  cover: null,
  ...more,
  tracks,
})

describe('two states of a release', () => {
  test('when a state is compared with itself, then nothing differs', () => {
    const same = release([track('a'), track('b')])
    expect(contentChanges(same, structuredClone(same))).toEqual({ fields: [], tracks: [] })
  })
  test.each([
    ['an empty text for none', { version: null }, { version: '' }],
    ['the address of the same cover', { cover: { fileId: 'f', url: 'a' } }, { cover: { fileId: 'f', url: 'b' } }],
    ['the order of territories', { territories: ['IT', 'FR'] }, { territories: ['FR', 'IT'] }],
    ['the order of keys', { copyrightC: { year: 1, text: 'a' } }, { copyrightC: { text: 'a', year: 1 } }],
  ])('when they differ only in %s, then nothing has changed', (_name, before, after) => {
    expect(hasChanged(contentChanges(release([], before), release([], after)))).toBe(false)
  })
  test.each([
    ['explicit', { explicit: null }, { explicit: false }],
    ['cover', { cover: { fileId: 'f', url: 'a' } }, { cover: { fileId: 'g', url: 'a' } }],
    ['artists', { artists: [{ artistId: 'a', name: 'Anna' }] }, { artists: [{ artistId: 'a', name: 'Anna Verdi' }] }],
  ])('when they differ in %s, then that field is listed', (field, before, after) => {
    expect(contentChanges(release([], before), release([], after)).fields).toEqual([field])
  })
  test('when tracks are added, removed, moved or changed, then each is listed with its positions', () => {
    const before = release([track('a'), track('b'), track('c'), track('d', { media: { fileId: 'f', durationMs: 1 } })])
    const after = release([
      track('c'),
      track('b', { isrc: 'ITABC2600001', instantGratification: true }),
      track('d', { media: { fileId: 'f', durationMs: 2 }, instantGratification: false }),
      track('e'),
    ])
    const changes = contentChanges(before, after).tracks.map(
      ({ assetId, before: was, after: is, fields, isMoved }) => ({
        assetId,
        from: was?.position ?? null,
        to: is?.position ?? null,
        fields,
        isMoved,
      }),
    )
    expect(changes).toEqual([
      { assetId: 'c', from: 3, to: 1, fields: [], isMoved: true },
      { assetId: 'b', from: 2, to: 2, fields: ['isrc', 'instantGratification'], isMoved: true },
      { assetId: 'e', from: null, to: 4, fields: [], isMoved: false },
      { assetId: 'a', from: 1, to: null, fields: [], isMoved: false },
    ])
  })
})

const value = fc.oneof(
  fc.string(),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.string()),
  fc.record({ name: fc.string() }),
)
const tracks = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  .chain((ids) => fc.tuple(...ids.map((id) => fc.string().map((title) => track(id, { title })))))
const content = fc
  .tuple(fc.record(Object.fromEntries(CONTENT_FIELDS.map((field) => [field, value]))), tracks)
  .map(([fields, listed]) => release(listed, fields))

test('when the listed changes are made in the earlier state, then nothing differs any more', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      const changes = contentChanges(before, after)
      const fields = new Set<string>(changes.fields)
      const taken = Object.fromEntries(Object.entries(after).filter(([field]) => fields.has(field)))
      const changed = new Map(changes.tracks.map((change) => [change.assetId, change]))
      const known = new Map(before.tracks.map((one) => [one.assetId, one]))
      const listed = after.tracks.map(({ assetId }) => changed.get(assetId)?.after?.track ?? known.get(assetId))
      const rebuilt = { ...before, ...taken, tracks: listed.filter((one) => one !== undefined) }
      expect(hasChanged(contentChanges(rebuilt, after))).toBe(false)
    }),
  )
})

test('when two states are compared the other way round, then the same fields and tracks are listed', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      const [there, back] = [contentChanges(before, after), contentChanges(after, before)]
      expect(back.fields).toEqual(there.fields)
      expect(new Set(back.tracks.map(({ assetId }) => assetId))).toEqual(
        new Set(there.tracks.map(({ assetId }) => assetId)),
      )
    }),
  )
})

describe('the name of a state', () => {
  const artists = [{ name: 'Anna Però' }]
  const [own, first, second] = [7, 2, 1].map((revision) => ({ revision, artists }))
  if (own === undefined || first === undefined || second === undefined) throw new Error('Three were made')
  const labelled = { ...own, label: { name: 'Own Label' } }
  const now = contentRevisionOf(labelled, [first, second])

  test('when a release has tracks, then it begins with the revisions of all', () => {
    expect(now).toMatch(/^7\.2\.1:/)
    expect(contentRevisionOf(labelled, [])).toMatch(/^7:/)
    expect(contentRevisionOf({ ...labelled }, [{ ...first }, { ...second }])).toBe(now)
  })
  test.each<[string, string]>([
    ['the revision of the release', contentRevisionOf({ ...labelled, revision: 8 }, [first, second])],
    ['the revision of a track', contentRevisionOf(labelled, [first, { ...second, revision: 2 }])],
    ['the name of an artist', contentRevisionOf({ ...labelled, artists: [{ name: 'Anna Perù' }] }, [first, second])],
    [
      'the name of an artist of a track',
      contentRevisionOf(labelled, [first, { ...second, artists: [{ name: 'Anna Perù' }] }]),
    ],
    ['the name of the label', contentRevisionOf({ ...labelled, label: { name: 'Other' } }, [first, second])],
    ['the label to none', contentRevisionOf({ ...labelled, label: null }, [first, second])],
  ])('when %s changes, then it has another', (_, changed) => {
    expect(isSameContentRevision(now, changed)).toBe(false)
  })
  test.each([
    ['7.2.1', true],
    ['7.2', false],
    ['7.2.2', false],
  ])('when %s was named before names were part of it, then it is %s that the state is the same', (seen, isSame) => {
    expect(isSameContentRevision(seen, now)).toBe(isSame)
  })
})

test('when only the stores and their own dates change, then what every store is given stays the same', () => {
  const own = { storeDates: [{ storeId: 'a', date: '2026-12-01' }] }
  const [before, after] = [release(), release([], { distributionProviders: ['a', 'b'], ...own })]
  expect(contentChanges(before, after).fields).toEqual(['distributionProviders', 'storeDates'])
  expect(hasChanged(contentChanges(sharedContent(before), sharedContent(after)))).toBe(false)
  const other = release([], { title: 'Another record' })
  expect(contentChanges(sharedContent(before), sharedContent(other)).fields).toEqual(['title'])
  expect([hasOtherDate(before, own, 'a'), hasOtherDate(own, before, 'a')]).toEqual([true, true])
  expect([hasOtherDate(before, own, 'b'), hasOtherDate(own, own, 'a')]).toEqual([false, false])
})
