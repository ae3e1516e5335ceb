import { describe, expect, test } from 'vitest'
import { ASSET, ORGANIZATION, RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { type Client, refused, START, useApi } from '#mocks/testing/use-api.ts'
import { readDistributionError } from '#src/domain/submission/distribution-error.ts'

const api = useApi()
const page = { page: 1, perPage: 10 }
const submit = (client: Client, storeIds: string[] = [STORE.first, STORE.second]) =>
  client.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds })
const typesOf = async (client: Client) =>
  (await client.notifications.get.query({ limit: 10 })).notifications.map(({ type }) => type)
const release = async (client: Client) => client.releases.get.query({ releaseId: RELEASE.ready })

describe('submitting', () => {
  test('when a release is submitted, then each store has a submission, and the super administrators are notified (access-6.8)', async () => {
    const member = await api.as('member')
    const made = await submit(member)
    expect(made.map(({ storeId, status, delivery }) => [storeId, status, delivery])).toEqual([
      [STORE.first, 'PENDING_APPROVAL', null],
      [STORE.second, 'PENDING_APPROVAL', null],
    ])
    expect((await release(member)).submissions).toHaveLength(2)
    const admin = await api.as('admin')
    expect(await typesOf(admin)).toEqual(['ADMIN_SUBMISSIONRECEIVED'])
    expect((await admin.auth.resourcesCount.query()).pendingApprovals).toBe(2)
    expect(await admin.notifications.has.query()).toBe(true)
    await admin.notifications.setAsRead.mutate()
    expect(await admin.notifications.has.query()).toBe(false)
  })
  test('when a release is incomplete, then all that is missing is named at once', async () => {
    const call = (await api.as('member')).submissions.create.mutate({
      releaseId: RELEASE.draft,
      storeIds: [STORE.first],
    })
    const { code, message, fields } = await refused(call)
    expect(code).toBe('BAD_REQUEST')
    const error = readDistributionError(message)
    expect(error?.kind).toBe('VALIDATION')
    expect(error?.items).toEqual(
      expect.arrayContaining([
        { key: 'GENRE_MISSING', values: ['genre'] },
        { key: 'COVER_MISSING', values: ['cover'] },
        { key: 'BARCODE_MISSING', values: ['barcode'] },
        { key: 'TRACKS_MISSING', values: ['tracks'] },
      ]),
    )
    expect(fields).toMatchObject({ cover: 'COVER_MISSING' })
  })
  test('when one of the stores has the release already, then it is a conflict, and nothing is submitted', async () => {
    const member = await api.as('member')
    await submit(member, [STORE.first])
    expect((await refused(submit(member, [STORE.second, STORE.first]))).code).toBe('CONFLICT')
    expect((await release(member)).submissions).toHaveLength(1)
  })
  test('when a store does not exist, then it is refused at its field', async () => {
    const error = await refused(submit(await api.as('member'), [testId(5, 99)]))
    expect(error.fields).toEqual({ storeIds: 'NOT_FOUND' })
  })
  test('when the release date has passed everywhere, then it is refused at its field', async () => {
    const member = await api.as('member')
    const day = START.toISOString().slice(0, 10)
    await member.releases.update.mutate({
      releaseId: RELEASE.ready,
      revision: 1,
      consumerReleaseDate: day,
      releaseDate: day,
    })
    api.clock.now = new Date(START.getTime() + 40 * 60 * 60_000)
    expect((await refused(submit(await api.as('member')))).fields).toHaveProperty('consumerReleaseDate')
  })
})

describe('deciding', () => {
  test('when one store is approved and another rejected, then the organization is notified of both (access-6.8)', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const [first, second] = await submit(member)
    await admin.submissions.changeStatus.mutate({ submissionId: first?.id ?? '', status: 'APPROVED' })
    await admin.submissions.changeStatus.mutate({
      submissionId: second?.id ?? '',
      status: 'REJECTED',
      reason: 'Cover blurred',
    })
    const { status, published, submissions } = await release(member)
    expect({ status, published }).toEqual({ status: 'APPROVED', published: true })
    expect(submissions.map((one) => [one.status, one.delivery, one.reason])).toEqual([
      ['APPROVED', 'PENDING', null],
      ['REJECTED', null, 'Cover blurred'],
    ])
    expect((await typesOf(member)).toSorted()).toEqual(['USER_RELEASEACCEPTED', 'USER_RELEASEDENIED'])
    expect(await typesOf(await api.as('label'))).toEqual([])
    const { notifications } = await member.notifications.get.query({ limit: 10 })
    expect(notifications[0]).toMatchObject({ releaseId: RELEASE.ready, release: { title: 'Blue Window' }, read: false })
  })
  test('when a store is rejected, then the release can be submitted to it again (catalogue-4.5)', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const [first] = await submit(member, [STORE.first])
    await admin.submissions.changeStatus.mutate({ submissionId: first?.id ?? '', status: 'REJECTED' })
    expect((await release(member)).status).toBe('REJECTED')
    await expect(submit(member, [STORE.first])).resolves.toHaveLength(1)
  })
  test('when a takedown is rejected, then the release stays live', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const [first] = await submit(member, [STORE.first])
    await api.database().write(async ({ submissions }) => {
      const row = await submissions.get(first?.id ?? '')
      if (row !== undefined) await submissions.put({ ...row, status: 'PENDING_TAKEDOWN', delivery: 'PROCESSED' })
    })
    await admin.submissions.changeStatus.mutate({
      submissionId: first?.id ?? '',
      status: 'REJECTED',
      reason: 'Contract',
    })
    expect(await release(member)).toMatchObject({ published: true, status: 'APPROVED' })
    expect((await refused(submit(member, [STORE.first]))).code).toBe('CONFLICT')
  })
})

describe('the queue', () => {
  test.each([
    [{}, 2],
    [{ status: 'PENDING_APPROVAL' as const }, 2],
    [{ status: 'APPROVED' as const }, 0],
    [{ search: 'blue' }, 2],
    [{ search: 'anna' }, 2],
    [{ search: 'nobody' }, 0],
    [{ organizationId: ORGANIZATION.foreign }, 0],
    [{ delivery: 'ERROR' as const }, 0],
  ])('when it is filtered by %j, then it has %i submissions', async (filter, total) => {
    await submit(await api.as('member'))
    expect((await (await api.as('admin')).submissions.list.query({ ...page, ...filter })).totalItems).toBe(total)
  })
  test('when a reviewer opens it, then it has title, barcode, label, organization and artists of the release', async () => {
    await submit(await api.as('member'), [STORE.first])
    const { items } = await (await api.as('admin')).submissions.list.query(page)
    expect(items[0]?.release).toMatchObject({
      title: 'Blue Window',
      barcode: '5901234123457',
      label: { name: 'Own Label' },
      organization: { name: 'first' },
      artists: [{ name: 'Anna Però', type: 'PRIMARY' }],
    })
  })
})

describe('when a store has approved a release', () => {
  test('then its tracks keep their ISRC, and other fields can change', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await member.assets.update.mutate({ assetId: ASSET.own, revision: 1, isrc: 'IT-ABC-24-00009' })
    const [first] = await submit(member, [STORE.first])
    await admin.submissions.changeStatus.mutate({ submissionId: first?.id ?? '', status: 'APPROVED' })
    const error = await refused(member.assets.update.mutate({ assetId: ASSET.own, revision: 2, isrc: 'ITABC2400010' }))
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'ISRC_FROZEN' })
    await expect(
      member.assets.update.mutate({ assetId: ASSET.own, revision: 2, isrc: 'ITABC2400009', title: 'T' }),
    ).resolves.toBeDefined()
  })
  test('then a track that is taken off it keeps its ISRC, which nobody else gets, and stays', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await member.assets.update.mutate({ assetId: ASSET.own, revision: 1, isrc: 'ITABC2400009' })
    const [first] = await submit(member, [STORE.first])
    await admin.submissions.changeStatus.mutate({ submissionId: first?.id ?? '', status: 'APPROVED' })
    const { revision, tracks } = await member.releases.get.query({ releaseId: RELEASE.ready })
    const tracklist = tracks
      .filter(({ id }) => id !== ASSET.own)
      .map(({ id: assetId }, position) => ({ assetId, position }))
    await member.releases.update.mutate({ releaseId: RELEASE.ready, revision, tracklist })
    const renumbered = member.assets.update.mutate({ assetId: ASSET.own, revision: 2, isrc: 'ITABC2400010' })
    expect((await refused(renumbered)).message).toBe('ISRC_FROZEN')
    const copy = member.assets.create.mutate({ title: 'Other', format: 'TRACK', isrc: 'ITABC2400009' })
    expect((await refused(copy)).message).toBe('DUPLICATE_ISRC_CODE')
    const gone = member.assets.permanentlyDelete.mutate({ assetIds: [ASSET.own] })
    expect((await refused(gone)).message).toBe('ISRC_FROZEN')
    expect((await member.assets.get.query({ assetId: ASSET.own })).published).toBe(true)
  })
})
