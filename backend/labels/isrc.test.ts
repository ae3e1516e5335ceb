import { describe, expect, test } from 'vitest'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import { ASSET, LABEL, ORGANIZATION, RELEASE, STORE, testRow } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()

const change = ({ label, track = {} }: { label?: Partial<LabelRow>; track?: Partial<AssetRow> }) =>
  api.database().write(async ({ assets, labels, releases }) => {
    const release = await releases.get(RELEASE.ready)
    const own = await labels.get(LABEL.own)
    const [entry] = release?.tracklist ?? []
    const asset = await assets.get(entry?.assetId ?? '')
    if (own === undefined || asset === undefined) throw new Error('The small catalogue has both')
    await labels.put({ ...own, ...label })
    await assets.put({ ...asset, isrc: null, ...track })
    return asset.id
  })

/** How far the prefix of the label has come. */
const comeTo = (next: number, year = 26) =>
  api.database().write(({ isrcSequences }) => isrcSequences.put({ ...testRow(`ITOWN${year}`, START), next }))

const submit = async () =>
  (await api.as('member')).submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
const isrcOf = async (assetId: string) => (await (await api.as('member')).assets.get.query({ assetId })).isrc
const nextIsrc = async () => (await (await api.as('label')).labels.get.query({ labelId: LABEL.own })).nextIsrc

describe('when a release is submitted whose track has no ISRC', () => {
  test('then its label gives it the next one, once', async () => {
    const track = await change({})
    expect(await nextIsrc()).toBe('ITOWN2600001')
    await submit()
    expect(await isrcOf(track)).toBe('ITOWN2600001')
    expect(await nextIsrc()).toBe('ITOWN2600002')
  })

  test('then a code that somebody typed is passed over', async () => {
    const track = await change({})
    await comeTo(7)
    const typed = { assetId: ASSET.second, revision: 1, isrc: 'it-own-26-00007' }
    await (await api.as('member')).assets.update.mutate(typed)
    expect(await isrcOf(ASSET.second)).toBe('ITOWN2600007')
    expect(await nextIsrc()).toBe('ITOWN2600008')
    await submit()
    expect(await isrcOf(track)).toBe('ITOWN2600008')
  })

  test('and the year is new, then the numbers begin anew', async () => {
    const track = await change({})
    await comeTo(812, 25)
    await submit()
    expect(await isrcOf(track)).toBe('ITOWN2600001')
  })

  test('and the label has no prefix, then it is refused, and nothing is submitted', async () => {
    const track = await change({ label: { isrcPrefix: null } })
    const error = await refused(submit())
    expect(error).toMatchObject({ code: 'BAD_REQUEST', fields: { [`tracks.${track}.isrc`]: 'ISRC_MISSING' } })
    expect((await (await api.as('member')).releases.get.query({ releaseId: RELEASE.ready })).submissions).toEqual([])
  })

  test('and the year has no number left, then it is refused, and the last one is still given', async () => {
    const track = await change({})
    await comeTo(100_000)
    expect(await nextIsrc()).toBeNull()
    expect(await refused(submit())).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'ISRC_POOL_DEPLETED' })
    await comeTo(99_999)
    await submit()
    expect(await isrcOf(track)).toBe('ITOWN2699999')
    expect(await nextIsrc()).toBeNull()
  })
})

describe('when a prefix has been given a code', () => {
  const labelsOf = async (person: 'label' | 'outsider') =>
    (await api.as(person, person === 'outsider' ? ORGANIZATION.foreign : undefined)).labels
  const give = async () => {
    const track = await change({})
    await submit()
    await api.database().write(({ assets }) => assets.remove(track))
  }
  const free = async () =>
    (await labelsOf('label')).update.mutate({ labelId: LABEL.own, revision: 1, isrcPrefix: 'IT-NEW' })

  test('and the label takes another one, then the number begins anew, and goes on when the first comes back', async () => {
    await give()
    expect((await free()).nextIsrc).toBe('ITNEW2600001')
    const back = { labelId: LABEL.own, revision: 2, isrcPrefix: 'IT-OWN' }
    expect((await (await labelsOf('label')).update.mutate(back)).nextIsrc).toBe('ITOWN2600002')
  })

  test('and a label of another organization takes it over, then no code is given twice, and none can be set', async () => {
    await give()
    await free()
    const labels = await labelsOf('outsider')
    const other = await labels.create.mutate({ name: 'Successor', isrcPrefix: 'IT-OWN' })
    expect(other.nextIsrc).toBe('ITOWN2600002')
    const lower = { labelId: other.id, revision: 1, nextIsrcNumber: 1 }
    expect(await refused(labels.update.mutate(lower))).toMatchObject({
      fields: { nextIsrcNumber: 'ISRC_NUMBER_PASSED' },
    })
    expect((await labels.update.mutate({ ...lower, nextIsrcNumber: 9 })).nextIsrc).toBe('ITOWN2600009')
  })

  test('and the number is set together with another prefix, then it is the number of that one', async () => {
    await give()
    const both = { labelId: LABEL.own, revision: 1, isrcPrefix: 'IT-NEW', nextIsrcNumber: 40 }
    expect((await (await labelsOf('label')).update.mutate(both)).nextIsrc).toBe('ITNEW2600040')
    const labels = await labelsOf('outsider')
    expect((await labels.create.mutate({ name: 'Successor', isrcPrefix: 'IT-OWN' })).nextIsrc).toBe('ITOWN2600002')
  })
})

describe('the next number of a label', () => {
  const start = async (nextIsrcNumber: number) =>
    (await api.as('label')).labels.update.mutate({ labelId: LABEL.own, revision: 1, nextIsrcNumber })

  test('when a higher one is set, then the next ISRC has it', async () => {
    expect((await start(500)).nextIsrc).toBe('ITOWN2600500')
  })

  test('when a lower one is set, then it is refused, because a number is never assigned twice', async () => {
    await comeTo(500)
    expect(await refused(start(499))).toMatchObject({ fields: { nextIsrcNumber: 'ISRC_NUMBER_PASSED' } })
    expect((await start(500)).nextIsrc).toBe('ITOWN2600500')
  })

  test.each([0, 100_000, 1.5])('when %d is set, then it is refused', async (number) => {
    expect((await refused(start(number))).code).toBe('BAD_REQUEST')
  })
})
