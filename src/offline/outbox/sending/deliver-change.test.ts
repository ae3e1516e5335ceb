import 'fake-indexeddb/auto'
import { TRPCClientError } from '@trpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { outboxChange } from '#src/offline/outbox/queue/change.ts'
import { LABEL_ID, NORTH, signedIn } from '#src/offline/outbox/testing/signed-in.ts'

const SOUTH = '00000000-0000-4000-8000-00000000000c'
const mutation = vi.fn<(path: string, input: unknown, options: object) => Promise<unknown>>()
const uploadFile = vi.fn<(options: { file: File; context: object }) => Promise<{ fileId: string }>>()
vi.mock('@trpc/client', async (original) => ({
  ...(await original<object>()),
  getUntypedClient: () => ({ mutation }),
}))
vi.mock('#src/shared/upload/upload-file.ts', async (original) => ({ ...(await original<object>()), uploadFile }))

const refused = (code: string, message: string, current?: unknown) =>
  TRPCClientError.from({ error: { code: -32_000, message, data: { code, httpStatus: 400, current } } })
const changeOf = (change: object = {}) =>
  outboxChange.parse({
    id: 'change',
    userId: 'anna',
    organizationId: null,
    path: 'labels.update',
    input: { labelId: LABEL_ID, revision: 3, name: 'Lanterna Blu' },
    entities: [LABEL_ID],
    title: 'Lanterna Blu',
    since: 0,
    attempts: 1,
    notBefore: 0,
    uncertain: false,
    failure: null,
    ...change,
  })
const delivered = async (change: object = {}) => {
  await import('#src/app/outbox-entry.ts')
  const { deliver } = await import('#src/offline/outbox/sending/deliver-change.ts')
  return deliver(changeOf(change), { jwt: 'token' })
}

let setup: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  setup = await signedIn()
  mutation.mockReset()
  uploadFile.mockReset()
  mutation.mockResolvedValue({})
})

test('when the server accepts a change, then it is done', async () => {
  expect(await delivered()).toEqual({ kind: 'DONE' })
  expect(mutation.mock.calls[0]?.slice(0, 2)).toEqual(['labels.update', changeOf().input])
})

test('when an earlier try has created it otherwise, then what was typed since is sent too, under a key of its own', async () => {
  const input = { id: LABEL_ID, name: 'Vela Nera', isni: null }
  const creation = { path: 'people.create', input, uncertain: true }
  mutation.mockResolvedValue({ id: LABEL_ID, revision: 1, name: 'Vela', isni: null })
  expect(await delivered(creation)).toEqual({ kind: 'DONE' })
  const context = { skipsOutbox: true, idempotencyKey: 'change.missed' }
  expect(mutation.mock.calls[1]).toMatchObject([
    'people.update',
    { personId: LABEL_ID, revision: 1, name: 'Vela Nera' },
    { context },
  ])
  mutation.mockClear()
  await delivered({ ...creation, uncertain: false })
  expect(mutation).toHaveBeenCalledOnce()
})

test('when another organization is chosen, then a change is sent to the one it was made in, with the token of its author', async () => {
  const { addPendingFile } = await import('#src/offline/outbox/files/pending-files.ts')
  const media = { fileId: await addPendingFile(new File(['RIFF'], 'one.wav', { type: 'audio/wav' }), 'AUDIO') }
  uploadFile.mockResolvedValue({ fileId: 'stored' })
  setup.session.setState({ jwt: 'newer token', organizationId: NORTH })
  const input = { assetId: LABEL_ID, revision: 1, media }
  await delivered({ organizationId: SOUTH, path: 'assets.update', input })
  const context = { skipsOutbox: true, credentials: { jwt: 'token', organizationId: SOUTH } }
  expect(uploadFile.mock.calls[0]?.[0].context).toEqual(context)
  expect(mutation.mock.calls[0]?.[2]).toEqual({ context: { ...context, idempotencyKey: 'change' } })
})

test('when the user has left the organization of a change, then it is set aside, and the chosen one stays', async () => {
  mutation.mockRejectedValue(refused('FORBIDDEN', 'FORBIDDEN'))
  expect(await delivered({ organizationId: SOUTH })).toMatchObject({ kind: 'REFUSED', failure: { code: 'FORBIDDEN' } })
  expect(setup.session.getState()).toMatchObject({ jwt: 'token', organizationId: NORTH })
})

test.each([
  ['nobody answered', TRPCClientError.from(new Error('Failed to fetch')), true],
  ['the session ended', refused('UNAUTHORIZED', 'UNAUTHORIZED'), false],
  ['the server broke', refused('INTERNAL_SERVER_ERROR', 'NO'), true],
  ['there were too many calls', refused('TOO_MANY_REQUESTS', 'NO'), true],
])('when %s, then the change is retried later', async (_what, error, sent) => {
  mutation.mockRejectedValue(error)
  expect(await delivered()).toEqual({ kind: 'LATER', sent })
})

test('when a change is refused, then it is set aside with the reason', async () => {
  mutation.mockRejectedValue(refused('BAD_REQUEST', 'DUPLICATE_LABEL_NAME'))
  const failure = { code: 'BAD_REQUEST', message: 'DUPLICATE_LABEL_NAME', fields: {} }
  expect(await delivered()).toMatchObject({ kind: 'REFUSED', failure })
})

test('when a change is repeated, then it keeps its key, and has another once it was refused', async () => {
  const keyOf = async (change: object) => {
    await delivered(change)
    return mutation.mock.lastCall?.[2]
  }
  const first = await keyOf({})
  expect(first).toMatchObject({ context: { idempotencyKey: 'change' } })
  expect(await keyOf({ attempts: 9, uncertain: true })).toEqual(first)
  expect(await keyOf({ edition: 2 })).toMatchObject({ context: { idempotencyKey: 'change.2' } })
})

test('when its answer is one of an earlier version, then a change is done', async () => {
  mutation.mockRejectedValue(refused('PRECONDITION_FAILED', 'CHANGE_ALREADY_MADE'))
  expect(await delivered({ uncertain: true })).toEqual({ kind: 'DONE' })
})

test('when an update conflicts with itself, then it is done; with others, it is not', async () => {
  const current = { id: LABEL_ID, revision: 4, name: 'Lanterna Blu' }
  mutation.mockRejectedValue(refused('CONFLICT', 'CONFLICT', current))
  expect(await delivered({ uncertain: true })).toEqual({ kind: 'DONE' })
  expect(await delivered()).toMatchObject({ kind: 'REFUSED', failure: { current } })
})

test('when a submission may have arrived, and exists, then it is done', async () => {
  mutation.mockRejectedValue(refused('CONFLICT', 'ALREADY_SUBMITTED'))
  const submission = { path: 'submissions.create', input: { releaseId: LABEL_ID, storeIds: [] } }
  expect(await delivered({ ...submission, uncertain: true })).toEqual({ kind: 'DONE' })
  expect(await delivered(submission)).toMatchObject({ kind: 'REFUSED' })
})

test('when a change has a pending file, then the file is uploaded first, once, and its id is replaced in the change', async () => {
  const { addPendingFile } = await import('#src/offline/outbox/files/pending-files.ts')
  const pending = await addPendingFile(new File(['RIFF'], 'one.wav', { type: 'audio/wav' }), 'AUDIO')
  const withFile = { path: 'assets.update', input: { assetId: LABEL_ID, revision: 1, media: { fileId: pending } } }
  uploadFile.mockRejectedValueOnce(TRPCClientError.from(new Error('Failed to fetch')))
  expect(await delivered(withFile)).toEqual({ kind: 'LATER', sent: false })
  expect(mutation).not.toHaveBeenCalled()
  uploadFile.mockResolvedValue({ fileId: 'stored' })
  mutation.mockRejectedValueOnce(TRPCClientError.from(new Error('Failed to fetch')))
  expect(await delivered(withFile)).toEqual({ kind: 'LATER', sent: true })
  expect(await delivered(withFile)).toEqual({ kind: 'DONE' })
  expect(uploadFile).toHaveBeenCalledTimes(2)
  expect(mutation.mock.lastCall?.[1]).toMatchObject({ media: { fileId: 'stored' } })
  expect((await setup.readQueue()).files).toMatchObject({ [pending]: { fileId: 'stored' } })
})
