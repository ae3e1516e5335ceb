import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Credentials } from '#src/api/links.ts'
import { LABEL_ID, NORTH, signedIn } from '#src/offline/outbox/testing/signed-in.ts'

vi.mock('#src/offline/outbox/sending/start-sending.ts', () => ({ startSending: async () => undefined }))
vi.mock('#src/offline/outbox/sending/background-sync.ts', () => ({ requestBackgroundSync: async () => undefined }))
const nothing = async () => undefined
vi.mock('#src/ui/toast.tsx', () => ({ showToast: nothing, preloadToasts: nothing, hideToast: nothing }))

const RENAMED = { labelId: LABEL_ID, revision: 3, name: 'Lanterna Blu' }

let setup: Awaited<ReturnType<typeof signedIn>>
const send = vi.fn<(input: unknown, idempotencyKey: string) => Promise<unknown>>()
const present = async () => (await import('#src/api/links.ts')).presentCredentials()
const ask = async (input: object = RENAMED, credentials?: Credentials) => {
  const { sendOrEnqueue } = await import('#src/offline/outbox/send-or-enqueue.ts')
  const made = credentials ?? (await present())
  return sendOrEnqueue({ path: 'labels.update', input, names: {}, credentials: made, send })
}
const waiting = async () => (await setup.readQueue()).changes

beforeEach(async () => {
  setup = await signedIn()
  send.mockReset()
  send.mockResolvedValue({ saved: true })
})

test('when the organization is switched before a change is queued, then it is queued for the one it was made in', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const made = await present()
  setup.session.setState({ organizationId: LABEL_ID })
  await ask(RENAMED, made)
  expect(await waiting()).toMatchObject([{ organizationId: NORTH }])
})

test('when another person has signed in before a change is sent, then it is not queued as theirs', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const made = await present()
  setup.session.setState({ jwt: 'another token' })
  const user: readonly unknown[] = setup.userKey
  setup.queryClient.setQueryData(user, { id: LABEL_ID })
  expect(await ask(RENAMED, made)).toEqual({ saved: true })
  expect(await waiting()).toEqual([])
})

test('when only the local storage is full, then a change is queued all the same, seen, and sent from the queue', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await ask()).toMatchObject({ name: 'Lanterna Blu', revision: 4 })
  expect(setup.sharedQueue.getState().changes).toHaveLength(1)
  const { outboxFlag } = await import('#src/offline/outbox/queue/outbox-state.ts')
  expect(outboxFlag.getState()).not.toBeNull()
  vi.stubGlobal('navigator', { onLine: true })
  // Behind the one that is queued.
  await ask({ ...RENAMED, revision: 4, name: 'Lanterna Verde' })
  expect(send).not.toHaveBeenCalled()
})
