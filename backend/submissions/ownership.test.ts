import { describe, expect, test } from 'vitest'
import { type SubmissionRow, submissions as table } from '#backend/tables/submissions.ts'
import { ORGANIZATION, RELEASE, STORE, testId, testRow } from '#mocks/testing/test-ids.ts'
import { type Client, refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const [OWN, FOREIGN] = [testId(60, 1), testId(60, 2)]

/** A submission of each organization, in a state in which its own members may ask. */
const fill = async (state: Pick<SubmissionRow, 'status' | 'delivery'>) => {
  const row = (id: string, releaseId: string): SubmissionRow => ({
    ...table.defaults,
    ...testRow(id, START),
    ...state,
    releaseId,
    storeId: STORE.first,
  })
  await api.database().write(async ({ submissions }) => {
    await submissions.put(row(OWN, RELEASE.ready))
    await submissions.put(row(FOREIGN, RELEASE.foreign))
  })
}
const stored = () => api.database().read(({ submissions }) => submissions.where({ ids: [OWN, FOREIGN] }))

describe('a submission of another organization', () => {
  test.each<[string, Parameters<typeof fill>[0], (client: Client, submissionIds: string[]) => Promise<unknown>]>([
    [
      'withdrawn',
      { status: 'PENDING_APPROVAL', delivery: null },
      (client, submissionIds) => client.submissions.withdraw.mutate({ submissionIds }),
    ],
    [
      'requested to be taken down',
      { status: 'APPROVED', delivery: 'PROCESSED' },
      (client, submissionIds) => client.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended' }),
    ],
  ])('when it is %s, alone or beside an own one, then it is not found, and nothing changes', async (_, state, ask) => {
    await fill(state)
    const before = await stored()
    const [member, outsider] = [await api.as('member'), await api.as('outsider', ORGANIZATION.foreign)]
    const calls = [
      ask(outsider, [OWN]),
      ask(outsider, [FOREIGN, OWN]),
      ask(member, [FOREIGN]),
      ask(member, [OWN, FOREIGN]),
    ]
    for (const error of await Promise.all(calls.map(refused))) expect(error).toMatchObject({ code: 'NOT_FOUND' })
    expect(await stored()).toEqual(before)
    await ask(outsider, [FOREIGN])
    expect(await stored()).not.toEqual(before)
  })
})
