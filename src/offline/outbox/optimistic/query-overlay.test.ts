import 'fake-indexeddb/auto'
import { TRPCClientError } from '@trpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { discarded } from '#src/offline/outbox/queue/discard.ts'
import { added } from '#src/offline/outbox/queue/queue.ts'
import { ANNA, LABEL_ID, LANTERNA, NORTH, signedIn } from '#src/offline/outbox/testing/signed-in.ts'

vi.mock('#src/offline/outbox/sending/background-sync.ts', () => ({
  requestBackgroundSync: async () => undefined,
  onBackgroundSync: () => undefined,
}))
vi.mock('#src/ui/toast.tsx', () => ({ showToast: async () => undefined, hideToast: async () => undefined }))

const MADE = '00000000-0000-4000-8000-000000000077'
const SOUTH = '00000000-0000-4000-8000-00000000000c'
const NO_NETWORK = TRPCClientError.from(new Error('Failed to fetch'))
const READ = { labels: [LANTERNA], count: 1 }
const offline = { meta: { offline: true }, retry: false } as const
const FARO = {
  id: MADE,
  revision: 1,
  createdAt: '2026-03-10T10:00:00.000Z',
  updatedAt: '2026-03-10T10:00:00.000Z',
  name: 'Faro',
  organization: { id: NORTH, name: 'North' },
}
const change = (organizationId = NORTH, optimistic: Record<string, unknown> = FARO) => ({
  id: crypto.randomUUID(),
  userId: ANNA,
  organizationId,
  path: 'labels.create',
  input: { id: MADE, name: 'Faro' },
  optimistic,
  title: 'Faro',
  since: 0,
  uncertain: false,
})

const readPersistedInputs = async (area: string, procedure: string) =>
  (await import('#src/offline/query-persistence/persisted-queries.ts')).readPersistedInputs(area, procedure)

/** The page is opened anew over what the browser keeps. */
const openPage = async () => {
  vi.resetModules()
  const { queryClient } = await import('#src/api/query-client.ts')
  const { api } = await import('#src/api/client.ts')
  const { session } = await import('#src/auth/session/session.ts')
  const outbox = await import('#src/offline/outbox/queue/shared-queue.ts')
  const { watchOutbox } = await import('#src/app/watch-outbox.ts')
  const { showQueue } = await import('#src/offline/outbox/optimistic/query-overlay.ts')
  session.setState({ jwt: 'token', organizationId: NORTH, inviteCode: null })
  const user: readonly unknown[] = api.auth.user.queryKey()
  queryClient.setQueryData(user, { id: ANNA })
  const { persistQueries } = await import('#src/offline/query-persistence/query-persister.ts')
  persistQueries()
  watchOutbox()
  const list: readonly unknown[] = api.labels.list.queryKey({ page: 1, perPage: 10 })
  const detail: readonly unknown[] = api.labels.get.queryKey({ labelId: MADE })
  const read = (queryKey: readonly unknown[], ask: () => Promise<unknown>) =>
    queryClient.fetchQuery({ queryKey, queryFn: ask, ...offline })
  return { ...outbox, queryClient, session, showQueue, list, detail, read }
}
const unreachable = () => Promise.reject(NO_NETWORK)

beforeEach(async () => {
  await signedIn()
  vi.stubGlobal('navigator', { onLine: false })
})

test('when the page is opened anew without a network, then what was made stands in its list and has its page', async () => {
  const before = await openPage()
  await before.read(before.list, async () => READ)
  await vi.waitFor(async () => expect(await readPersistedInputs('labels', 'list')).toHaveLength(1))
  await before.changeQueue((queue) => added(queue, change()))
  const { list, detail, read } = await openPage()
  expect(await read(list, unreachable)).toMatchObject({ labels: [{ id: MADE }, { id: LABEL_ID }], count: 2 })
  expect(await read(detail, unreachable)).toMatchObject({ id: MADE, name: 'Faro' })
})

test('when its list was never read, then it stands there alone until the list can be read', async () => {
  const { list, detail, read, queryClient, changeQueue } = await openPage()
  await expect(read(list, unreachable)).rejects.toBe(NO_NETWORK)
  await changeQueue((queue) => added(queue, change()))
  expect(await read(list, unreachable)).toMatchObject({ labels: [{ id: MADE }], count: 1 })
  await vi.waitFor(() => expect(queryClient.getQueryState(list)?.dataUpdatedAt).toBe(0))
  expect(await readPersistedInputs('labels', 'list')).toEqual([])
  const refusal = TRPCClientError.from({
    error: { code: -32_003, message: 'FORBIDDEN', data: { code: 'FORBIDDEN', httpStatus: 403 } },
  })
  await queryClient.resetQueries({ queryKey: list })
  await expect(read(list, () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await read(detail, unreachable)).toMatchObject({ name: 'Faro' })
})

test('when the server answers before it was sent, then it stands in the list all the same', async () => {
  const page = await openPage()
  await page.changeQueue((queue) => added(queue, change()))
  const { list, detail, read } = await openPage()
  expect(await read(list, async () => READ)).toMatchObject({ labels: [{ id: MADE }, { id: LABEL_ID }], count: 2 })
  const missing = TRPCClientError.from({
    error: { code: -32_004, message: 'NOT_FOUND', data: { code: 'NOT_FOUND', httpStatus: 404 } },
  })
  expect(await read(detail, () => Promise.reject(missing))).toMatchObject({ name: 'Faro' })
})

test('when it is discarded, then it is gone from its list, and does not come back with the next page', async () => {
  const before = await openPage()
  const made = change()
  await before.changeQueue((queue) => added(queue, made))
  await before.read(before.list, async () => READ)
  await before.changeQueue((queue) => discarded(queue, made.id))
  await before.showQueue()
  expect(before.queryClient.getQueryData(before.list)).toEqual(READ)
  await vi.waitFor(async () => expect(await readPersistedInputs('labels', 'list')).toHaveLength(1))
  const { list, read } = await openPage()
  expect(await read(list, unreachable)).toEqual(READ)
})

test('when it was sent, then it stays in its list until that is read again, here and in the next page', async () => {
  const before = await openPage()
  const made = change()
  await before.changeQueue((queue) => added(queue, made))
  await before.read(before.list, async () => READ)
  const sent = (await before.readQueue()).changes
  await before.changeQueue((queue) => discarded(queue, made.id))
  await before.showQueue(sent)
  expect(before.queryClient.getQueryData(before.list)).toMatchObject({ labels: [{ id: MADE }, { id: LABEL_ID }] })
  const { list, read } = await openPage()
  expect(await read(list, unreachable)).toMatchObject({ labels: [{ id: MADE }, { id: LABEL_ID }], count: 2 })
})

test('when another organization is chosen, then nothing of it stands there', async () => {
  const page = await openPage()
  await page.changeQueue((queue) => added(queue, change(SOUTH)))
  expect(await page.read(page.list, async () => READ)).toEqual(READ)
})

test('when an earlier version stored what it shows, then fields it did not know are filled in, or it is left out', async () => {
  const page = await openPage()
  await page.changeQueue((queue) => added(queue, change()))
  expect(await page.read(page.list, async () => READ)).toMatchObject({
    labels: [{ name: 'Faro', isrcPrefix: null }, {}],
  })
  await page.changeQueue((queue) => added(discarded(queue, queue.changes[0]?.id ?? ''), change(NORTH, { id: MADE })))
  await page.showQueue()
  expect(page.queryClient.getQueryData(page.list)).toEqual(READ)
})
