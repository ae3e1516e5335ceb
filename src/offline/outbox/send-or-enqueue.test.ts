import 'fake-indexeddb/auto'
import { TRPCClientError } from '@trpc/client'
import { createStore, entries, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import outbox from '#locales/en/outbox.json'
import { cancelledError } from '#src/api/errors.ts'
import { idempotencyKeyOf } from '#src/offline/outbox/queue/change.ts'
import { LABEL_ID, signedIn } from '#src/offline/outbox/testing/signed-in.ts'

vi.mock('#src/offline/outbox/sending/start-sending.ts', () => ({ startSending: async () => undefined }))
vi.mock('#src/offline/outbox/sending/background-sync.ts', () => ({ requestBackgroundSync: async () => undefined }))
const showToast = vi.fn<(toast: { id?: string; message?: string }) => Promise<void>>()
const preloadToasts = vi.fn<() => Promise<void>>()
vi.mock('#src/ui/toast.tsx', () => ({ showToast, preloadToasts, hideToast: async () => undefined }))

const RENAMED = { labelId: LABEL_ID, revision: 3, name: 'Lanterna Blu' }
const NO_NETWORK = TRPCClientError.from(new Error('Failed to fetch'))
const CANCELLED = cancelledError()
const REFUSED = TRPCClientError.from({
  error: { code: -32_000, message: 'NO', data: { code: 'BAD_REQUEST', httpStatus: 400 } },
})

type Setup = Awaited<ReturnType<typeof signedIn>>
let setup: Setup
const send = vi.fn<(input: unknown, idempotencyKey: string) => Promise<unknown>>()
const present = async () => (await import('#src/api/links.ts')).presentCredentials()
const ask = async (input: object = RENAMED, path = 'labels.update') => {
  const { sendOrEnqueue } = await import('#src/offline/outbox/send-or-enqueue.ts')
  return sendOrEnqueue({ path, input, names: {}, credentials: await present(), send })
}
const refusal = (asked: Promise<unknown>) => asked.then(String, (error: unknown) => error)
const waiting = async () => (await setup.readQueue()).changes
const health = async () => (await import('#src/offline/storage/storage-health.ts')).storageHealth.getState()

/** So many more bytes fit into the browser. */
const leaveRoom = (bytes: number) => {
  const own = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
  let room = bytes
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const size = JSON.stringify(value).length
    if (size > room) throw new DOMException('full', 'QuotaExceededError')
    // What lies under the same key makes room for what comes.
    if (key !== 'queue') room -= size
    return own?.value.call(this, value, key)
  })
}

beforeEach(async () => {
  setup = await signedIn()
  send.mockReset()
  send.mockResolvedValue({ saved: true })
  showToast.mockReset()
  preloadToasts.mockReset()
})

test('when there is a network, then the server answers, and nothing is queued', async () => {
  expect(await ask()).toEqual({ saved: true })
  expect(send).toHaveBeenCalledExactlyOnceWith(RENAMED, expect.any(String))
  expect(await waiting()).toEqual([])
})

test('when there is no network, then the change is queued, and its optimistic answer shown', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await ask()).toMatchObject({ name: 'Lanterna Blu', revision: 4 })
  expect(send).not.toHaveBeenCalled()
  expect(setup.shown()).toMatchObject({ name: 'Lanterna Blu', revision: 4, organization: { name: 'North' } })
  expect(await waiting()).toMatchObject([
    { path: 'labels.update', input: RENAMED, uncertain: false, title: 'Lanterna Blu' },
  ])
})

test('when a change is queued, then a toast says so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await ask()
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
})

test.each([
  [false, outbox.waiting.offline],
  [true, outbox.waiting.message],
])('when a change is queued (connected: %s), then the toast says why', async (onLine, message) => {
  const { default: i18next } = await import('i18next')
  await i18next.init({ lng: 'en', resources: { en: { outbox } } })
  vi.stubGlobal('navigator', { onLine })
  send.mockRejectedValue(NO_NETWORK)
  await ask()
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message })))
})

test('when a change is discarded before its toast is loaded, then the toast is not shown', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  let load = () => {}
  preloadToasts.mockReturnValue(new Promise((resolve) => (load = resolve)))
  await ask()
  await setup.decide((queue) => ({ ...queue, changes: [] }))
  load()
  await vi.waitFor(() => expect(preloadToasts).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(showToast).not.toHaveBeenCalled()
})

test('when nobody answers, then the change is queued as possibly applied', async () => {
  send.mockRejectedValue(NO_NETWORK)
  expect(await ask()).toMatchObject({ revision: 4 })
  expect(await waiting()).toMatchObject([{ uncertain: true }])
})

test('when nobody answers, then what is queued is what was sent, under the same key', async () => {
  send.mockRejectedValue(NO_NETWORK)
  await ask({ ...RENAMED, website: null })
  const [[input, key] = []] = send.mock.calls
  const [change] = await waiting()
  expect([change?.input, change && idempotencyKeyOf(change)]).toEqual([input, key])
})

test('when one change of a save is not answered, then the next is queued without being sent', async () => {
  send.mockRejectedValue(NO_NETWORK)
  await ask({ id: LABEL_ID.replace('1', '7'), name: 'Vela' }, 'people.create')
  await ask()
  expect(send).toHaveBeenCalledOnce()
  expect(await waiting()).toMatchObject([{ uncertain: true }, { uncertain: false }])
})

test('when a change is cancelled, then it is not queued', async () => {
  send.mockRejectedValue(CANCELLED)
  expect(await refusal(ask())).toBe(CANCELLED)
  expect(await waiting()).toEqual([])
})

test('when a creation that was cancelled had arrived, then what was typed since is sent too', async () => {
  const id = LABEL_ID.replace('1', '7')
  const created = { id, revision: 1, name: 'Vela', isni: null }
  send.mockRejectedValueOnce(CANCELLED)
  await refusal(ask({ id, name: 'Vela', isni: null }, 'people.create'))
  const fetch = vi.fn<(url: string, options: { body: string }) => Promise<Response>>(async () =>
    Response.json([{ result: { data: { ...created, revision: 2, name: 'Vela Nera' } } }]),
  )
  vi.stubGlobal('fetch', fetch)
  send.mockResolvedValue(created)
  expect(await ask({ id, name: 'Vela Nera', isni: null }, 'people.create')).toMatchObject({ name: 'Vela Nera' })
  expect(fetch).toHaveBeenCalledOnce()
  const [[url, { body }] = ['', { body: '' }]] = fetch.mock.calls
  expect([url, JSON.parse(body)]).toEqual([
    expect.stringContaining('people.update'),
    { 0: { personId: id, revision: 1, name: 'Vela Nera' } },
  ])
  // Once it was answered, the server has it as it was sent.
  expect(await ask({ id, name: 'Vela Blu', isni: null }, 'people.create')).toEqual(created)
  expect(fetch).toHaveBeenCalledOnce()
})

test('when the server refuses a change, then the screen gets the error, and nothing is queued', async () => {
  send.mockRejectedValue(REFUSED)
  expect(await refusal(ask())).toBe(REFUSED)
  expect(await waiting()).toEqual([])
})

test('when its entity has queued changes, then a change is queued behind them', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await ask()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await ask({ ...RENAMED, revision: 4, name: 'Lanterna Verde' })).toMatchObject({ revision: 5 })
  expect(send).not.toHaveBeenCalled()
  expect(await waiting()).toHaveLength(2)
})

test('when only another owner has queued changes, then a change is sent', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await ask()
  vi.stubGlobal('navigator', { onLine: true })
  setup.session.setState({ organizationId: null })
  expect(await ask()).toEqual({ saved: true })
})

test('when a change has no optimistic answer, or has an e-mail address, then it needs a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const unknown = { ...RENAMED, labelId: LABEL_ID.replace('1', '9') }
  expect(await refusal(ask(unknown))).toBeInstanceOf(TRPCClientError)
  const artist = { name: 'Vela', contactEmail: 'vela@liner.test' }
  expect(await refusal(ask(artist, 'artists.create'))).toBeInstanceOf(TRPCClientError)
  expect(await waiting()).toEqual([])
})

test('when there is no room, then a change fails at once, and is not queued', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  leaveRoom(0)
  expect(await refusal(ask())).toBeInstanceOf(TRPCClientError)
  expect(await health()).toBe('full')
  vi.restoreAllMocks()
  expect(await waiting()).toEqual([])
})

test('when there is room for 200 KB, then changes are queued until it is full, and none of them is lost', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  leaveRoom(200_000)
  const outcomes: string[] = []
  for (let at = 0; at < 60; at += 1) {
    const made = { id: crypto.randomUUID(), name: 'x'.repeat(5000) }
    outcomes.push(
      await ask(made, 'people.create').then(
        () => 'taken',
        () => 'refused',
      ),
    )
  }
  vi.restoreAllMocks()
  const taken = outcomes.filter((outcome) => outcome === 'taken').length
  expect(await waiting()).toHaveLength(taken)
  expect(outcomes).toEqual([...Array<string>(taken).fill('taken'), ...Array<string>(60 - taken).fill('refused')])
  expect(taken).toBeGreaterThan(3)
  expect(taken).toBeLessThan(60)
})

test('when the queue is of a newer version, then it is not touched, and changes are sent', async () => {
  localStorage.setItem('liner-outbox', 'waiting')
  const stored = createStore('liner-outbox', 'queue')
  const newer = { version: 2, batches: [{ id: 'of a newer Liner' }] }
  await set('queue', newer, stored)
  const { outboxFlag } = await import('#src/offline/outbox/queue/outbox-state.ts')
  outboxFlag.setState('waiting')
  expect(await ask()).toEqual({ saved: true })
  expect(await health()).toBe('newer')
  vi.stubGlobal('navigator', { onLine: false })
  expect(await refusal(ask({ ...RENAMED, name: 'Lanterna Verde' }))).toBeInstanceOf(TRPCClientError)
  expect(send).toHaveBeenCalledOnce()
  expect(await entries(stored)).toEqual([['queue', newer]])
  expect(localStorage.getItem('liner-outbox')).toBe('waiting')
})

test('when nobody is signed in, then a call goes straight to the server', async () => {
  setup.session.setState({ jwt: null })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await ask()).toEqual({ saved: true })
})
