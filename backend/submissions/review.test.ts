import { describe, expect, test } from 'vitest'
import { tables } from '#backend/tables/tables.ts'
import { ARTIST, ASSET, LABEL, RELEASE, STORE, testId, testRow } from '#mocks/testing/test-ids.ts'
import { type Client, refused, START, useApi } from '#mocks/testing/use-api.ts'
import { contentChanges, contentRevisionOf } from '#src/domain/release/content.ts'

const api = useApi()
const ready = { releaseId: RELEASE.ready }
const page = { page: 1, perPage: 10 }
const OLD = testId(60, 1)

const submit = async (client: Client) => {
  const [made] = await client.submissions.create.mutate({ ...ready, storeIds: [STORE.first] })
  if (made === undefined) throw new Error('nothing was submitted')
  return made
}
const revisionOf = async (client: Client) => (await client.submissions.list.query(page)).items[0]?.contentRevision ?? ''
const retitle = async (client: Client, title: string) => {
  const { revision } = await client.releases.get.query(ready)
  return client.releases.update.mutate({ ...ready, revision, title })
}
const snapshotOf = async (client: Client, id: string | null) =>
  (await client.releases.get.query(ready)).snapshots.find((each) => each.id === id)

describe('the snapshots of a release', () => {
  test('when a release is submitted, then one snapshot for all stores keeps it with its tracks and files', async () => {
    const member = await api.as('member')
    const [one, two] = await member.submissions.create.mutate({ ...ready, storeIds: [STORE.first, STORE.second] })
    expect(one?.snapshotId).toBe(two?.snapshotId)
    await retitle(member, 'Another Window')
    const snapshot = await snapshotOf(member, one?.snapshotId ?? '')
    expect(snapshot?.content).toMatchObject({
      title: 'Blue Window',
      artists: [{ name: 'Anna Però' }],
      label: { name: 'Own Label' },
      tracks: [{ assetId: ASSET.own, artists: [{ name: 'Anna Però' }], media: { fileName: 'master.wav' } }],
    })
    expect((await member.releases.get.query(ready)).snapshots).toHaveLength(1)
  })
  test.each([
    ['the release', (client: Client) => retitle(client, 'Another Window')],
    [
      'a track',
      async (client: Client) => {
        const { revision } = await client.assets.get.query({ assetId: ASSET.own })
        return client.assets.update.mutate({ assetId: ASSET.own, revision, composer: ['Somebody Else'] })
      },
    ],
    [
      'the name of its artist',
      async (client: Client) => {
        const { revision } = await client.artists.get.query({ artistId: ARTIST.anna })
        return client.artists.update.mutate({ artistId: ARTIST.anna, revision, name: 'Anna Perù' })
      },
    ],
    [
      'the name of its label',
      async (client: Client) => {
        const { revision } = await client.labels.get.query({ labelId: LABEL.own })
        return client.labels.update.mutate({ labelId: LABEL.own, revision, name: 'Other Label' })
      },
    ],
  ])(
    'when %s was changed since the reviewer looked, then the decision is refused and alters nothing',
    async (_, edit) => {
      const [member, admin] = [await api.as('member'), await api.as('admin')]
      const { id } = await submit(member)
      const seen = await revisionOf(admin)
      await edit(member)
      const decision = { submissionId: id, status: 'APPROVED' as const }
      const error = await refused(admin.submissions.changeStatus.mutate({ ...decision, contentRevision: seen }))
      expect(error).toMatchObject({ code: 'CONFLICT', message: 'RELEASE_CHANGED', current: { id } })
      // Without saying what was seen, the submitted state is meant.
      expect((await refused(admin.submissions.changeStatus.mutate(decision))).message).toBe('RELEASE_CHANGED')
      expect((await admin.submissions.list.query(page)).items).toMatchObject([
        { status: 'PENDING_APPROVAL', revision: 1 },
      ])
      const now = await revisionOf(admin)
      expect(now).not.toBe(seen)
      const decided = await admin.submissions.changeStatus.mutate({ ...decision, contentRevision: now })
      expect(decided).toMatchObject({ status: 'APPROVED', statusBy: 'Admin Prova', statusAt: START.toISOString() })
    },
  )
  test('when a reviewer has the release open, then its details name the same state as the queue', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    const { groups } = await admin.submissions.queue.query(page)
    const detail = await admin.releases.get.query(ready)
    const shown = contentRevisionOf(detail, detail.tracks)
    expect([await revisionOf(admin), groups[0]?.contentRevision]).toEqual([shown, shown])
  })
  test('when a state was named before names were part of it, then what was submitted so can be decided', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const { id } = await submit(member)
    await api.database().write(async ({ snapshots }) => {
      for (const row of await snapshots.where({ is: { ...ready } }))
        await snapshots.put({ ...row, contentRevision: row.contentRevision.split(':')[0] ?? '' })
    })
    const decided = await admin.submissions.changeStatus.mutate({ submissionId: id, status: 'APPROVED' })
    expect(decided.status).toBe('APPROVED')
  })
  test('when a release was changed before its approval, then the approved snapshot has the change', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const { id } = await submit(member)
    await retitle(member, 'Another Window')
    const contentRevision = await revisionOf(admin)
    const { approvedSnapshotId } = await admin.submissions.changeStatus.mutate({
      submissionId: id,
      status: 'APPROVED',
      contentRevision,
    })
    expect(await snapshotOf(member, approvedSnapshotId)).toMatchObject({
      contentRevision,
      content: { title: 'Another Window' },
    })
  })
  test('when a submission is older than snapshots, then it has none, and can be decided', async () => {
    await api
      .database()
      .write(({ submissions }) =>
        submissions.put({ ...tables.submissions.defaults, ...testRow(OLD, START), ...ready, storeId: STORE.first }),
      )
    const admin = await api.as('admin')
    expect(await admin.releases.get.query(ready)).toMatchObject({
      snapshots: [],
      submissions: [{ snapshotId: null, statusAt: null, statusBy: null }],
    })
    const decided = await admin.submissions.changeStatus.mutate({ submissionId: OLD, status: 'APPROVED' })
    expect(decided.approvedSnapshotId).not.toBeNull()
  })
  test('when its artist is renamed, then the next submission has another snapshot, although nobody edited the release', async () => {
    const member = await api.as('member')
    const { snapshotId } = await submit(member)
    const { artists } = await member.artists.list.query(page)
    const anna = artists.find(({ name }) => name === 'Anna Però')
    await member.artists.update.mutate({ artistId: anna?.id ?? '', revision: anna?.revision ?? 0, name: 'Anna Perù' })
    await member.submissions.create.mutate({ ...ready, storeIds: [STORE.second] })
    const { snapshots, submissions } = await member.releases.get.query(ready)
    const before = snapshots.find(({ id }) => id === snapshotId)?.content
    const other = submissions.find(({ storeId }) => storeId === STORE.second)?.snapshotId
    const after = snapshots.find(({ id }) => id === other)?.content
    if (before === undefined || after === undefined) throw new Error('a snapshot is missing')
    const { fields, tracks } = contentChanges(before, after)
    expect([fields, tracks.map((track) => track.fields)]).toEqual([['artists'], [['artists']]])
  })
})
