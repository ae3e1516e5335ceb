import { describe, expect, test } from 'vitest'
import { ASSET, RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const releaseIds = [RELEASE.draft, RELEASE.ready]

/** Hands the ready release in, and decides on it so. */
const submit = async (...decisions: ('APPROVED' | 'REJECTED')[]) => {
  const made = await (
    await api.as('member')
  ).submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
  const [submission] = made
  if (submission === undefined) throw new Error('One store, one submission')
  const admin = await api.as('admin')
  for (const status of decisions) await admin.submissions.changeStatus.mutate({ submissionId: submission.id, status })
  return submission.id
}
const setStatus = (id: string, status: 'PENDING_TAKEDOWN' | 'TAKEN_DOWN' | 'REJECTED') =>
  api.database().write(async ({ submissions }) => {
    const row = await submissions.get(id)
    if (row !== undefined) await submissions.put({ ...row, status })
  })
const live = { code: 'PRECONDITION_FAILED', message: 'RELEASE_IS_LIVE' }

describe('deleting releases', () => {
  test('when one waits for a decision, then its submission is deleted too, and its tracks stay', async () => {
    await submit()
    const client = await api.as('member')
    await client.releases.permanentlyDelete.mutate({ releaseIds })
    expect((await client.releases.list.query({ page: 1, perPage: 5 })).count).toBe(0)
    expect(await client.assets.get.query({ assetId: ASSET.own })).toMatchObject({ releasesCount: 0 })
    const admin = await api.as('admin')
    expect((await admin.submissions.list.query({ page: 1, perPage: 5 })).totalItems).toBe(0)
    const { notifications } = await admin.notifications.get.query({ limit: 5 })
    expect(notifications.filter(({ releaseId }) => releaseId === RELEASE.ready)).toEqual([])
  })
  test('when one is in a store, then none is deleted until it is taken down, and the error names it', async () => {
    const submissionId = await submit('APPROVED')
    const client = await api.as('member')
    const remove = () => client.releases.permanentlyDelete.mutate({ releaseIds })
    const dependents = [{ id: RELEASE.ready, name: 'Blue Window' }]
    expect(await refused(remove())).toMatchObject({ ...live, dependents })
    await setStatus(submissionId, 'PENDING_TAKEDOWN')
    expect(await refused(remove())).toMatchObject({ ...live, dependents })
    await setStatus(submissionId, 'REJECTED')
    expect(await refused(remove())).toMatchObject({ ...live, dependents })
    expect((await client.releases.list.query({ page: 1, perPage: 5 })).count).toBe(2)
    await setStatus(submissionId, 'TAKEN_DOWN')
    expect(await remove()).toEqual({ ok: true })
  })
  test('when a store has rejected one, then it is deleted', async () => {
    await submit('REJECTED')
    expect(await (await api.as('member')).releases.permanentlyDelete.mutate({ releaseIds })).toEqual({ ok: true })
  })
  test('when one belongs to another organization, then it is not found, and the others stay', async () => {
    const client = await api.as('member')
    const call = client.releases.permanentlyDelete.mutate({ releaseIds: [RELEASE.draft, RELEASE.foreign] })
    expect((await refused(call)).code).toBe('NOT_FOUND')
    expect((await client.releases.list.query({ page: 1, perPage: 5 })).count).toBe(2)
  })
})
