import { describe, expect, test } from 'vitest'
import { RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { type Client, refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const ready = { releaseId: RELEASE.ready }

const submit = (client: Client, answers: { reason: string; text: string }[] = []) =>
  client.submissions.create.mutate({ ...ready, storeIds: [STORE.first], answers })
const detailOf = (client: Client) => client.releases.get.query(ready)
const submissionsOf = async (client: Client) => (await detailOf(client)).submissions
const idsOf = async (client: Client) => (await submissionsOf(client)).map(({ id }) => id)
const decide = async (client: Client, status: 'APPROVED' | 'REJECTED', reason?: string) => {
  for (const { id, contentRevision } of (await client.submissions.list.query({ page: 1, perPage: 10 })).items)
    await client.submissions.changeStatus.mutate({ submissionId: id, status, contentRevision, reason })
}
const renumber = async (client: Client, catalogNumber: string) =>
  client.releases.update.mutate({ ...ready, revision: (await detailOf(client)).revision, catalogNumber })

describe('an update that was rejected', () => {
  const rejected = async () => {
    const [member, admin] = [await api.as('member'), await api.as('admin')]
    await submit(member)
    await decide(admin, 'APPROVED')
    await renumber(member, 'LRG-2')
    await submit(member)
    await decide(admin, 'REJECTED', '[GENRE_WRONG] No')
    return { member, admin }
  }
  const state = { kind: 'UPDATE', status: 'REJECTED', reason: '[GENRE_WRONG] No' }
  const withdraw = async (member: Client) => {
    await member.submissions.withdraw.mutate({ submissionIds: await idsOf(member) })
  }
  const answers = [{ reason: 'GENRE_WRONG', text: '.' }]

  test('when a takedown is requested and taken back, then what was asked to change is still open', async () => {
    const { member } = await rejected()
    await member.submissions.requestTakedown.mutate({ submissionIds: await idsOf(member), reason: 'A mistake' })
    await withdraw(member)
    expect(await submissionsOf(member)).toMatchObject([{ ...state, requestedChanges: [{ isDone: false }] }])
    expect((await refused(submit(member))).message).toBe('REQUESTED_CHANGES_OPEN')
  })
  test('when it is answered, submitted and withdrawn, then it has to be answered again', async () => {
    const { member } = await rejected()
    await submit(member, answers)
    await withdraw(member)
    expect(await submissionsOf(member)).toMatchObject([{ ...state, requestedChanges: [{ isDone: false }] }])
    expect((await refused(submit(member))).message).toBe('REQUESTED_CHANGES_OPEN')
  })
  test('when it is approved after an answer, then nothing of the rejection is left', async () => {
    const { member, admin } = await rejected()
    await submit(member, answers)
    await decide(admin, 'APPROVED')
    await renumber(member, 'LRG-3')
    await submit(member)
    await withdraw(member)
    expect(await submissionsOf(member)).toMatchObject([{ status: 'APPROVED', reason: null }])
  })
})
