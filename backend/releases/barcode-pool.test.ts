import { describe, expect, test } from 'vitest'
import { LABEL, ORGANIZATION, RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const organizationId = ORGANIZATION.first
const [FIRST, SECOND, THIRD] = ['4006381333931', '4006381333948', '4006381333955'] as const
const ON_RELEASE = '5901234123457'

const importCodes = async (...barcodes: string[]) =>
  (await api.as('member')).barcodes.import.mutate({ organizationId, barcodes })
const pool = async () => (await api.as('member')).barcodes.pool.query({ organizationId })
const used = async () => {
  const barcodes = await (await api.as('member')).barcodes.used.query({ organizationId })
  return barcodes.map(({ barcode, release }) => [barcode, release])
}
const assign = async (releaseId: string = RELEASE.draft) =>
  (await api.as('member')).releases.assignBarcode.mutate({ releaseId })
/** The release that can be submitted, but for its barcode. */
const withoutBarcode = () =>
  api.database().write(async ({ releases }) => {
    const row = await releases.get(RELEASE.ready)
    if (row === undefined) throw new Error('The small catalogue has it')
    await releases.put({ ...row, barcode: null })
  })
const submit = async () =>
  (await api.as('member')).submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })

describe('when unused barcodes are removed', () => {
  test('then those of a release stay, and the history has the import and the removal', async () => {
    await importCodes(FIRST, SECOND)
    await assign()
    const member = await api.as('member')
    expect(await member.barcodes.removeUnused.mutate({ organizationId })).toEqual({ removed: 1 })
    expect(await member.barcodes.removeUnused.mutate({ organizationId })).toEqual({ removed: 0 })
    expect(await pool()).toEqual({ total: 1, left: 0, next: null })
    const history = await member.organizations.history.query({ organizationId })
    expect(history.map(({ event, subject }) => [event, subject])).toEqual(
      expect.arrayContaining([
        ['BARCODES_IMPORTED', '2'],
        ['BARCODES_REMOVED', '1'],
      ]),
    )
    expect(await importCodes(SECOND)).toEqual({ imported: 1, refused: [] })
  })
})

describe('importing barcodes', () => {
  test('when a list is imported, then the good ones are taken, and each other one has a reason', async () => {
    await importCodes(FIRST)
    const codes = [FIRST, '4006381333949', '9781234567897', SECOND, `EAN ${SECOND}`, ON_RELEASE]
    expect(await importCodes(...codes)).toEqual({
      imported: 1,
      refused: [
        { barcode: FIRST, refusal: 'BARCODE_IN_POOL' },
        { barcode: '4006381333949', refusal: 'BARCODE_WRONG' },
        { barcode: '9781234567897', refusal: 'BARCODE_RESERVED' },
        { barcode: SECOND, refusal: 'BARCODE_TWICE' },
        { barcode: ON_RELEASE, refusal: 'BARCODE_ON_RELEASE' },
      ],
    })
    expect(await pool()).toEqual({ total: 2, left: 2, next: FIRST })
  })

  test('when the same list is sent twice, then each barcode is imported once', async () => {
    await importCodes(FIRST, SECOND)
    expect((await importCodes(FIRST, SECOND)).imported).toBe(0)
    expect(await pool()).toMatchObject({ total: 2, left: 2 })
  })

  test('when there are more than a thousand, then they are refused at their field', async () => {
    expect((await refused(importCodes(...Array.from({ length: 1001 }, () => FIRST)))).fields).toHaveProperty('barcodes')
  })
})

describe('a release without a barcode', () => {
  test('when one is assigned to it, then it gets the next one of the pool, and keeps it', async () => {
    await importCodes(FIRST, SECOND)
    const given = await assign()
    expect(given).toMatchObject({ barcode: FIRST, revision: 2 })
    expect(await assign()).toEqual(given)
    expect(await pool()).toEqual({ total: 2, left: 1, next: SECOND })
    expect(await used()).toEqual([[FIRST, { id: RELEASE.draft, name: 'Draft', isDeleted: false }]])
  })

  test('when it is submitted, then it gets the next one of the pool', async () => {
    await withoutBarcode()
    await importCodes(FIRST)
    const [submission] = await submit()
    expect(submission?.release.barcode).toBe(FIRST)
    const { barcode } = await (await api.as('member')).releases.get.query({ releaseId: RELEASE.ready })
    expect(barcode).toBe(FIRST)
    const history = await (await api.as('member')).releases.history.query({ releaseId: RELEASE.ready })
    expect(history.flatMap(({ fields }) => fields)).toContain('barcode')
  })

  test('when the pool is used up, then it gets none, and nothing is submitted', async () => {
    await withoutBarcode()
    await importCodes(FIRST)
    await assign()
    const depleted = { code: 'PRECONDITION_FAILED', message: 'BARCODE_POOL_DEPLETED' }
    expect(await refused(assign(RELEASE.ready))).toMatchObject(depleted)
    expect(await refused(submit())).toMatchObject(depleted)
    expect((await (await api.as('member')).releases.get.query({ releaseId: RELEASE.ready })).submissions).toEqual([])
  })

  test('when the organization has no pool, then its submission is refused as incomplete', async () => {
    await withoutBarcode()
    expect(await refused(submit())).toMatchObject({ code: 'BAD_REQUEST', fields: { barcode: 'BARCODE_MISSING' } })
  })
})

describe('a barcode that was assigned', () => {
  test('when its release is deleted, then it is never assigned again', async () => {
    await importCodes(FIRST, SECOND)
    await assign()
    await (await api.as('member')).releases.permanentlyDelete.mutate({ releaseIds: [RELEASE.draft] })
    expect(await pool()).toEqual({ total: 2, left: 1, next: SECOND })
    expect(await used()).toEqual([[FIRST, { id: RELEASE.draft, name: 'Draft', isDeleted: true }]])
    const change = { releaseId: RELEASE.ready, revision: 1, barcode: FIRST }
    expect(await refused((await api.as('member')).releases.update.mutate(change))).toMatchObject({
      fields: { barcode: 'BARCODE_TAKEN' },
    })
  })

  test('when it is removed from its release, then it stays used, and the release can take it again', async () => {
    await importCodes(FIRST)
    await assign()
    const client = await api.as('member')
    await client.releases.update.mutate({ releaseId: RELEASE.draft, revision: 2, barcode: null })
    expect(await pool()).toMatchObject({ left: 0 })
    const back = await client.releases.update.mutate({ releaseId: RELEASE.draft, revision: 3, barcode: `EAN ${FIRST}` })
    expect(back.barcode).toBe(FIRST)
  })
})

describe('a barcode of the pool that is typed', () => {
  test('when it is saved with a release, then it counts as used', async () => {
    await importCodes(FIRST, SECOND, THIRD)
    const change = { releaseId: RELEASE.draft, revision: 1, barcode: SECOND }
    await (await api.as('member')).releases.update.mutate(change)
    expect(await pool()).toEqual({ total: 3, left: 2, next: FIRST })
    expect((await assign(RELEASE.draft)).barcode).toBe(SECOND)
  })

  test('when it is in the pool of another organization, then it is refused at its field', async () => {
    const admin = await api.as('admin')
    await admin.barcodes.import.mutate({ organizationId: ORGANIZATION.foreign, barcodes: [FIRST] })
    const create = { title: 'New', format: 'EP' as const, labelId: LABEL.own, barcode: FIRST }
    expect(await refused((await api.as('member')).releases.create.mutate(create))).toMatchObject({
      fields: { barcode: 'BARCODE_TAKEN' },
    })
  })
})
