import { describe, expect, test } from 'vitest'
import { refusal } from '#backend/refusal.ts'
import { clientFor } from '#mocks/node.ts'
import { LABEL, ORGANIZATION, PASSWORD, RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'

const pushed: string[] = []
const api = useApi({ push: async (_token, { type = '' }) => void pushed.push(type) })
const KEY = '5f0c9a5e-0000-4000-8000-000000000001'

type Ask = { path: string; input: object; keys: string; token?: string | undefined }
/** Sends calls as the page does: what they are called with by their place in the batch, and a key for each. */
const send = async ({ path, input, keys, token }: Ask) => {
  const response = await fetch(`https://liner.test/api/trpc/${path}?batch=1`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token ?? (await api.tokenOf('member'))}`,
      'x-organization-id': ORGANIZATION.first,
      'content-type': 'application/json',
      'idempotency-key': keys,
    },
    body: JSON.stringify(input),
  })
  const answers: unknown = await response.json()
  return answers
}
const rename = (name: string, keys = KEY, revision = 1, token?: string) =>
  send({ path: 'labels.update', input: { 0: { labelId: LABEL.own, revision, name } }, keys, token })
const stored = () => api.database().read(({ labels }) => labels.get(LABEL.own))
const storedAnswers = () => api.database().read(({ answers }) => answers.where({}))
const refused = (code: string) => [{ error: { data: { code } } }]

describe('a change with a key', () => {
  test('when it is sent again, then it gets the first answer, and changes nothing', async () => {
    const first = await rename('Once')
    expect(first).toMatchObject([{ result: { data: { name: 'Once', revision: 2 } } }])
    expect(await rename('Once')).toEqual(first)
    expect((await stored())?.revision).toBe(2)
  })
  test('when it is sent again after somebody else changed the label, then it gets the first answer, and changes nothing', async () => {
    const first = await rename('Once')
    await rename('Other', `${KEY}-other`, 2)
    expect(await rename('Once')).toEqual(first)
    expect(await stored()).toMatchObject({ name: 'Other', revision: 3 })
  })
  test('when it is sent twice at the same moment, then it is made once', async () => {
    const [one, other] = await Promise.all([rename('Once'), rename('Once')])
    expect(one).toEqual(other)
    expect((await stored())?.revision).toBe(2)
  })
  test('when a submission is sent again, then the super administrator is notified once', async () => {
    const admin = await api.as('admin')
    await admin.notifications.addDeviceToken.mutate({ token: 'desk' })
    pushed.length = 0
    const submit = { path: 'submissions.create', input: { 0: { releaseId: RELEASE.ready, storeIds: [STORE.first] } } }
    const first = await send({ ...submit, keys: KEY })
    expect(await send({ ...submit, keys: KEY })).toEqual(first)
    expect(pushed).toEqual(['ADMIN_SUBMISSIONRECEIVED'])
  })
  test('when it is sent again with other input, then it is refused, and changes nothing', async () => {
    await rename('Once')
    expect(await rename('Other')).toMatchObject(refused('UNPROCESSABLE_CONTENT'))
    expect((await stored())?.name).toBe('Once')
  })
  test('when somebody else sends a change under the same key, then that change is made too', async () => {
    await rename('Once')
    expect(await rename('Other', KEY, 2, await api.tokenOf('label'))).toMatchObject([
      { result: { data: { name: 'Other' } } },
    ])
  })
  test('when it is sent again after its session ended, then it is refused, and gets the first answer after a sign-in', async () => {
    const token = await api.tokenOf('member')
    const first = await rename('Once', KEY, 1, token)
    await clientFor({ token }).auth.signOut.mutate({})
    const kept = await storedAnswers()
    expect(kept).toMatchObject([{ result: { name: 'Once' }, refusal: null }])
    expect(await rename('Once', KEY, 1, token)).toMatchObject(refused('UNAUTHORIZED'))
    expect(await storedAnswers()).toEqual(kept)
    expect(await rename('Once')).toEqual(first)
    expect((await stored())?.revision).toBe(2)
  })
})

describe('calls in one batch', () => {
  const both = { 0: { labelId: LABEL.own, revision: 1, name: 'One' }, 1: { name: 'Two' } }
  test('when they are sent again, then one with a key gets its first answer, and one without is tried again', async () => {
    const path = 'labels.update,labels.create'
    const first = await send({ path, input: both, keys: `${KEY}, ` })
    expect(first).toMatchObject([{ result: { data: { name: 'One' } } }, { result: { data: { name: 'Two' } } }])
    expect(await send({ path, input: both, keys: `${KEY}, ` })).toMatchObject([
      { result: { data: { name: 'One', revision: 2 } } },
      { error: { message: 'DUPLICATE_LABEL_NAME' } },
    ])
  })
  test('when a key is too short, then its call is refused, and changes nothing', async () => {
    expect(await rename('Once', 'short')).toMatchObject(refused('BAD_REQUEST'))
    expect((await stored())?.revision).toBe(1)
  })
})

describe('a refusal', () => {
  test('when a rule refused a change, then it is refused again under its key, although it would succeed by now', async () => {
    await rename('Other', `${KEY}-other`)
    const first = await rename('Once')
    expect(first).toMatchObject([{ error: { data: { code: 'CONFLICT', current: { name: 'Other' } } } }])
    await api.database().write(async ({ labels }) => {
      const row = await labels.get(LABEL.own)
      if (row !== undefined) await labels.put({ ...row, revision: 1 })
    })
    expect(await rename('Once')).toEqual(first)
    expect((await stored())?.name).toBe('Other')
  })
  test('when a change was refused with a timeout, then it is made when it is sent again', async () => {
    const database = api.database()
    const { write } = database
    const token = await api.tokenOf('member')
    database.write = () => Promise.reject(refusal('TIMEOUT'))
    expect(await rename('Once', KEY, 1, token)).toMatchObject(refused('TIMEOUT'))
    database.write = write
    expect(await rename('Once', KEY, 1, token)).toMatchObject([{ result: { data: { name: 'Once' } } }])
  })
  test('when a change is refused, then nothing of it is stored but the refusal', async () => {
    const submit = {
      path: 'submissions.create',
      input: { 0: { releaseId: RELEASE.ready, storeIds: [STORE.first, testId(5, 99)] } },
    }
    expect(await send({ ...submit, keys: KEY })).toMatchObject([{ error: { message: 'NOT_FOUND' } }])
    expect(await api.database().read(({ submissions }) => submissions.count({}))).toBe(0)
    expect(await storedAnswers()).toMatchObject([
      { result: null, refusal: { message: 'NOT_FOUND' }, createdAt: START.toISOString() },
    ])
  })
})

test('when an answer of an earlier version lacks what is answered today, then the change is said to be made', async () => {
  await rename('Once')
  await api.database().write(async ({ answers }) => {
    for (const row of await answers.where({})) await answers.put({ ...row, result: { name: 'Once' } })
  })
  expect(await rename('Once')).toMatchObject([{ error: { message: 'CHANGE_ALREADY_MADE' } }])
  expect((await stored())?.revision).toBe(2)
})

test('when somebody who is signed in signs in under a key, then no token is stored, and the next answer has another', async () => {
  const call = { path: 'auth.signIn', input: { 0: { email: 'member@liner.test', password: PASSWORD } }, keys: KEY }
  const first = await send(call)
  expect(first).toMatchObject([{ result: { data: { token: expect.any(String) } } }])
  expect(await storedAnswers()).toEqual([])
  const second = await send(call)
  expect(second).toMatchObject([{ result: { data: { token: expect.any(String) } } }])
  expect(second).not.toEqual(first)
})
