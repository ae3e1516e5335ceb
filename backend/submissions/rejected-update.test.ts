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
const decide = async (client: Client, status: 'APPROVED' | 'REJECTED' | 'TAKEN_DOWN', reason?: string) => {
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
  describe('and a takedown is requested', () => {
    const asked = async () => {
      const { member, admin } = await rejected()
      await member.submissions.requestTakedown.mutate({
        submissionIds: await idsOf(member),
        reason: 'A mistake',
        date: '2026-04-01',
      })
      return { member, admin }
    }
    const expectOpen = async (member: Client) => {
      expect(await submissionsOf(member)).toMatchObject([
        { ...state, takedown: null, requestedChanges: [{ isDone: false }] },
      ])
      expect((await refused(submit(member))).message).toBe('REQUESTED_CHANGES_OPEN')
    }

    test.each(['Not yet', undefined])(
      'when it is refused with %j, then what was asked to change is still open',
      async (reason) => {
        const { member, admin } = await asked()
        await decide(admin, 'REJECTED', reason)
        await expectOpen(member)
        const [refusal] = await member.releases.history.query(ready)
        expect(refusal).toMatchObject({ event: 'TAKEDOWN_REFUSED', reason: reason ?? null, to: 'REJECTED' })
      },
    )
    test('when it is refused twice, then it is open all the same, and an answer opens the way', async () => {
      const { member, admin } = await asked()
      await decide(admin, 'REJECTED', 'Not yet')
      await member.submissions.requestTakedown.mutate({ submissionIds: await idsOf(member), reason: 'A mistake' })
      await decide(admin, 'REJECTED', 'Not now')
      await expectOpen(member)
      expect(await submit(member, answers)).toMatchObject([{ status: 'PENDING_APPROVAL', kind: 'UPDATE' }])
    })
    test('when it is confirmed for a day and cancelled before, then it is still open', async () => {
      const { member, admin } = await asked()
      await decide(admin, 'TAKEN_DOWN')
      expect(await submissionsOf(member)).toMatchObject([{ status: 'APPROVED', takedownOn: '2026-04-01' }])
      await withdraw(member)
      await expectOpen(member)
    })
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
