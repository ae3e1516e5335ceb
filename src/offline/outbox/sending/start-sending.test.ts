import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { discarded } from '#src/offline/outbox/queue/discard.ts'
import { added, type Outcome } from '#src/offline/outbox/queue/queue.ts'
import { ANNA, LABEL_ID, NORTH, signedIn } from '#src/offline/outbox/testing/signed-in.ts'

const deliver = vi.fn<(change: { id: string }, by: object) => Promise<Outcome>>()
const showToast = vi.fn<(toast: object) => Promise<void>>(async () => undefined)
const refreshAfter = vi.fn<(path: string) => Promise<void>>(async () => undefined)
vi.mock('#src/offline/outbox/sending/deliver-change.ts', () => ({ deliver }))
vi.mock('#src/ui/toast.tsx', () => ({ showToast, hideToast: async () => undefined }))

let setup: Awaited<ReturnType<typeof signedIn>>
const change = (id: string, userId = ANNA) => ({
  id,
  userId,
  organizationId: NORTH,
  path: 'labels.update',
  input: { labelId: LABEL_ID, revision: 3, name: id },
  title: id,
  since: 0,
  uncertain: false,
})
/** A busy machine may need more than the second that is usual. */
const BUSY = { timeout: 10_000 }
const never = () => new Promise<Response>(() => undefined)
const start = async (user: () => Promise<Response> = never) => {
  // The server is asked whether it is there, and who is signed in.
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('auth.user') ? user() : Promise.resolve(Response.json([{ result: { data: false } }])),
  )
  const { setOutboxRefresh, startSending } = await import('#src/offline/outbox/sending/start-sending.ts')
  setOutboxRefresh(refreshAfter)
  await startSending()
}
const names = async () => (await setup.readQueue()).changes.map(({ id }) => id)

beforeEach(async () => {
  setup = await signedIn()
  for (const mock of [deliver, showToast, refreshAfter]) mock.mockClear()
  deliver.mockResolvedValue({ kind: 'DONE' })
})

test('when changes are queued, then they are sent in their order, refreshed, and announced as sent', async () => {
  await setup.changeQueue((queue) => ['one', 'two'].map((id) => change(id)).reduce(added, queue))
  await start()
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce(), BUSY)
  expect(deliver.mock.calls.map(([{ id }]) => id)).toEqual(['one', 'two'])
  expect(refreshAfter).toHaveBeenCalledWith('labels.update')
  expect(setup.lastWasSent.getState()).toBe(true)
  expect(await names()).toEqual([])
})

test('when changes are of another user, then they stay queued', async () => {
  await setup.changeQueue((queue) => added(queue, change('theirs', 'bruno')))
  await start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(deliver).not.toHaveBeenCalled()
  expect(await names()).toEqual(['theirs'])
})

test('when a change is of another organization, then it is sent, and not refreshed here', async () => {
  const elsewhere = { ...change('south'), organizationId: LABEL_ID, organizationName: 'South' }
  await setup.changeQueue((queue) => [elsewhere, change('one')].reduce(added, queue))
  await start()
  await vi.waitFor(async () => expect(await names()).toEqual([]), BUSY)
  expect(deliver.mock.calls.map(([{ id }, by]) => [id, by])).toEqual([
    ['south', { userId: ANNA, jwt: 'token' }],
    ['one', { userId: ANNA, jwt: 'token' }],
  ])
  await vi.waitFor(() => expect(refreshAfter).toHaveBeenCalledOnce())
})

test('when the network is back, then changes are sent at once, and not before', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await setup.changeQueue((queue) => added(queue, change('one')))
  await start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(deliver).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await names()).toEqual([]), BUSY)
})

test('when a change is discarded, then it is not announced as sent', async () => {
  deliver.mockResolvedValue({ kind: 'REFUSED', failure: { code: 'BAD_REQUEST', message: 'NO', fields: {} } })
  await setup.changeQueue((queue) => added(queue, change('one')))
  await start()
  await vi.waitFor(async () => expect((await setup.readQueue()).changes[0]?.failure).not.toBeNull())
  await setup.decide((queue) => discarded(queue, 'one'))
  expect(refreshAfter).toHaveBeenCalledWith('labels.update')
  expect(showToast).not.toHaveBeenCalled()
  expect(setup.lastWasSent.getState()).toBe(false)
})

test('when the page starts, then changes with a later time are retried at once', async () => {
  const notBefore = Date.now() + 600_000
  await setup.changeQueue((queue) => added(queue, change('one')))
  await setup.changeQueue(({ changes, ...queue }) => ({
    ...queue,
    changes: changes.map((each) => ({ ...each, notBefore })),
  }))
  await start()
  await vi.waitFor(async () => expect(await names()).toEqual([]), BUSY)
})

test('when the user becomes known, then changes are sent, and not before', async () => {
  const { api } = await import('#src/api/client.ts')
  const viewer: readonly unknown[] = api.auth.user.queryKey()
  await setup.changeQueue((queue) => added(queue, change('one')))
  setup.queryClient.removeQueries({ queryKey: viewer })
  await start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(deliver).not.toHaveBeenCalled()
  setup.queryClient.setQueryData(viewer, { id: ANNA })
  await vi.waitFor(async () => expect(await names()).toEqual([]), BUSY)
})

test('when the page has not asked for its user, as on a legal page, then it does, and changes are sent', async () => {
  await setup.changeQueue((queue) => added(queue, change('one')))
  setup.queryClient.clear()
  await start(async () => Response.json([{ result: { data: { id: ANNA } } }]))
  await vi.waitFor(async () => expect(await names()).toEqual([]), BUSY)
})

test('when a queue can be read again, then it is sent', async () => {
  await setup.changeQueue((queue) => added(queue, change('one')))
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })
  await start()
  // Both that which starts and that which sends have looked.
  await vi.waitFor(() => expect(transaction.mock.calls.length).toBeGreaterThanOrEqual(3))
  transaction.mockRestore()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await names()).toEqual([]), BUSY)
})
