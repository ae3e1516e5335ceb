import { describe, expect, test } from 'vitest'
import { ASSET, ORGANIZATION, RELEASE, STORE, testId, USER } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEW = testId(50, 1)
const MINUTE = 60_000
const later = (minutes: number) => {
  api.clock.now = new Date(START.getTime() + minutes * MINUTE)
  return api.clock.now.toISOString()
}

describe('the history of a release', () => {
  test('when it is created and edited, then edits made together are one entry, and the latest entry is first', async () => {
    const [member, artist] = [await api.as('member'), await api.as('artist')]
    await member.releases.create.mutate({ id: NEW, title: 'New', format: 'EP' })
    const update = { releaseId: NEW }
    later(1)
    await member.releases.update.mutate({ ...update, revision: 1, title: 'Newer' })
    const sitting = later(5)
    await member.releases.update.mutate({ ...update, revision: 2, genre: 'Pop', title: 'Newest' })
    await member.releases.update.mutate({ ...update, revision: 3, genre: 'Pop' })
    const other = later(30)
    await member.releases.update.mutate({ ...update, revision: 4, territories: ['WORLD'] })
    const history = await member.releases.history.query(update)
    expect(history.map(({ event, at, by, fields }) => [event, at, by, fields])).toEqual([
      ['CHANGED', other, 'Member Prova', ['territories']],
      ['CHANGED', sitting, 'Member Prova', ['title', 'genre']],
      ['CREATED', START.toISOString(), 'Member Prova', []],
    ])
    expect((await refused(artist.releases.history.query(update))).code).toBe('NOT_FOUND')
  })
  test('when a store is decided on, then the entry names the store and the reviewer', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const release = { releaseId: RELEASE.ready }
    later(1)
    const [submission] = await member.submissions.create.mutate({ ...release, storeIds: [STORE.first] })
    later(2)
    await admin.submissions.changeStatus.mutate({ submissionId: submission?.id ?? '', status: 'APPROVED' })
    const history = await member.releases.history.query(release)
    expect(history.map(({ event, by, storeId }) => [event, by, storeId])).toEqual([
      ['APPROVED', 'Admin Prova', STORE.first],
      ['SUBMITTED', 'Member Prova', STORE.first],
      ['CREATED', null, null],
    ])
  })
  test('when what a reviewer asked to change is answered, then the answers stay with that submission', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const release = { releaseId: RELEASE.ready }
    const submit = async (text: string) => {
      const answers = text === '' ? [] : [{ reason: 'GENRE_WRONG', text }]
      const [made] = await member.submissions.create.mutate({ ...release, storeIds: [STORE.first], answers })
      return made?.id ?? ''
    }
    for (const [minute, text] of ['', 'It is Pop.', 'It still is.'].entries()) {
      later(2 * minute + 1)
      const submissionId = await submit(text)
      later(2 * minute + 2)
      const rejection = { status: 'REJECTED' as const, reason: '[GENRE_WRONG] Not Pop.' }
      await admin.submissions.changeStatus.mutate({ submissionId, ...rejection })
    }
    const history = await member.releases.history.query(release)
    const submitted = history.filter(({ event }) => event === 'SUBMITTED')
    expect(submitted.map(({ answers }) => answers?.map(({ text }) => text))).toEqual([
      ['It still is.'],
      ['It is Pop.'],
      undefined,
    ])
  })
  test('when a user is deleted, then what they did is still by their name, as it was then', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const release = { releaseId: RELEASE.ready }
    await member.releases.update.mutate({ ...release, revision: 1, catalogNumber: 'LRG-9' })
    await member.submissions.create.mutate({ ...release, storeIds: [STORE.first] })
    await admin.users.permanentlyDelete.mutate({ userIds: [USER.member] })
    const history = await admin.releases.history.query(release)
    expect(history.map(({ event, by }) => [event, by])).toEqual([
      ['SUBMITTED', 'Member Prova'],
      ['CHANGED', 'Member Prova'],
      ['CREATED', null],
    ])
    const { submissions } = await admin.releases.get.query(release)
    expect(submissions.map(({ statusBy }) => statusBy)).toEqual(['Member Prova'])
  })
  test('when the user who made it is deleted or renamed, then it is still made by their name as it was then', async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    const createdBy = async () => {
      const history = await admin.releases.history.query({ releaseId: NEW })
      return history.find(({ event }) => event === 'CREATED')?.by
    }
    await member.releases.create.mutate({ id: NEW, title: 'New', format: 'EP' })
    await member.users.updateProfile.mutate({ firstName: 'Other', lastName: 'Name' })
    expect(await createdBy()).toBe('Member Prova')
    await admin.users.permanentlyDelete.mutate({ userIds: [USER.member] })
    expect(await createdBy()).toBe('Member Prova')
  })
  test('when an earlier version made it without a name, then it is made by the name that the user has', async () => {
    const member = await api.as('member')
    await member.releases.create.mutate({ id: NEW, title: 'New', format: 'EP' })
    await api.database().write(async ({ releases }) => {
      for (const row of await releases.where({ ids: [NEW] })) await releases.put({ ...row, createdByName: null })
    })
    const [created] = await member.releases.history.query({ releaseId: NEW })
    expect(created).toMatchObject({ event: 'CREATED', by: 'Member Prova' })
  })
  test('when it was recorded without a name, then it is by the name that the user has', async () => {
    const member = await api.as('member')
    const release = { releaseId: RELEASE.ready }
    await member.submissions.create.mutate({ ...release, storeIds: [STORE.first] })
    await api.database().write(async ({ storeEvents }) => {
      for (const row of await storeEvents.where({ is: { ...release } }))
        await storeEvents.put({ ...row, userName: null })
    })
    expect((await member.releases.history.query(release))[0]).toMatchObject({ event: 'SUBMITTED', by: 'Member Prova' })
  })
  test('when tracks are edited in turns, then edits made together are one entry for each track', async () => {
    const member = await api.as('member')
    const release = { releaseId: RELEASE.ready }
    const tracklist = [ASSET.own, ASSET.second].map((assetId, index) => ({ assetId, position: index + 1 }))
    const { revision, tracks } = await member.releases.update.mutate({ ...release, revision: 1, tracklist })
    const edit = async (assetId: string, changes: { title?: string; explicit?: boolean }) => {
      const asset = await member.assets.get.query({ assetId })
      await member.assets.update.mutate({ assetId, revision: asset.revision, ...changes })
    }
    later(1)
    await edit(ASSET.own, { title: 'First' })
    later(2)
    await edit(ASSET.second, { title: 'Other' })
    const between = later(3)
    await member.releases.update.mutate({ ...release, revision, catalogNumber: 'LRG-9' })
    const ownAt = later(4)
    await edit(ASSET.own, { title: 'Second', explicit: true })
    await edit(ASSET.own, {})
    const otherAt = later(5)
    await edit(ASSET.second, { explicit: true })
    const history = await member.releases.history.query(release)
    expect(history.map(({ event, at, by, fields }) => [event, at, by, fields])).toEqual([
      ['TRACK_CHANGED', otherAt, 'Member Prova', ['title', 'explicit']],
      ['TRACK_CHANGED', ownAt, 'Member Prova', ['title', 'explicit']],
      ['CHANGED', between, 'Member Prova', ['tracklist', 'catalogNumber']],
      ['CREATED', START.toISOString(), null, []],
    ])
    const shown = (assetId: string, title: string) => {
      const before = tracks.find(({ id }) => id === assetId)
      expect(before).toBeDefined()
      return {
        assetId,
        title,
        before: { title: before?.title, explicit: before?.explicit },
        after: { title, explicit: true },
      }
    }
    expect(history[0]?.track).toEqual(shown(ASSET.second, 'Other'))
    expect(history[1]?.track).toEqual(shown(ASSET.own, 'Second'))
  })
  test('when the caller chose another organization, then it is not found', async () => {
    const member = await api.as('member', ORGANIZATION.second)
    expect((await refused(member.releases.history.query({ releaseId: RELEASE.ready }))).code).toBe('NOT_FOUND')
  })
})
