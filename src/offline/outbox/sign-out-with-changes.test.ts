import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { added, type Outcome } from '#src/offline/outbox/queue/queue.ts'
import { ANNA, LABEL_ID, NORTH, signedIn } from '#src/offline/outbox/testing/signed-in.ts'

const deliver = vi.fn<() => Promise<Outcome>>()
vi.mock('#src/offline/outbox/sending/deliver-change.ts', () => ({ deliver }))
const hideToast = vi.fn<(id: string) => Promise<void>>()
vi.mock('#src/ui/toast.tsx', () => ({ showToast: async () => undefined, hideToast }))
vi.mock('#src/app/mutation-effects.ts', () => ({ refreshAfter: async () => undefined }))

let setup: Awaited<ReturnType<typeof signedIn>>
const wait = (id: string, userId = ANNA, input: Record<string, unknown> = {}) =>
  setup.changeQueue((queue) =>
    added(queue, {
      id,
      userId,
      organizationId: NORTH,
      path: 'labels.update',
      input: { labelId: LABEL_ID, revision: 3, ...input },
      title: id,
      since: 0,
      uncertain: false,
    }),
  )
const load = () => import('#src/offline/outbox/sign-out-with-changes.ts')
const left = async () => (await setup.readQueue()).changes.map(({ id }) => id)

beforeEach(async () => {
  setup = await signedIn()
  deliver.mockReset()
  hideToast.mockReset()
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: false } }]))
})

test('when the user has no queued changes, then the sign-out asks nothing', async () => {
  await wait('theirs', 'bruno')
  expect(await (await load()).confirmSignOut()).toBe(true)
})

test('when changes are queued, then the answer decides, and they stay', async () => {
  await wait('one')
  const { confirmSignOut, signOutQuestion } = await load()
  for (const mayGoOn of [false, true]) {
    const confirmed = confirmSignOut()
    await vi.waitFor(() => expect(signOutQuestion.getState()).not.toBeNull())
    expect(await confirmSignOut()).toBe(false)
    signOutQuestion.getState()?.answer(mayGoOn)
    expect(await confirmed).toBe(mayGoOn)
  }
  expect(await left()).toEqual(['one'])
})

test('when the session ends during the question, then nothing more happens and the changes stay', async () => {
  await wait('one')
  const { confirmSignOut, signOutQuestion } = await load()
  const confirmed = confirmSignOut()
  await vi.waitFor(() => expect(signOutQuestion.getState()).not.toBeNull())
  setup.session.setState({ jwt: null })
  expect(await confirmed).toBe(false)
  expect(signOutQuestion.getState()).toBeNull()
  expect(await left()).toEqual(['one'])
})

test('when changes are sent now, then the result is whether all of them were sent', async () => {
  const { sendOwnChanges } = await import('#src/offline/outbox/sign-out-with-changes.ts')
  await wait('one')
  deliver.mockResolvedValueOnce({ kind: 'LATER', sent: true })
  expect(await sendOwnChanges()).toBe(false)
  deliver.mockResolvedValue({ kind: 'DONE' })
  expect(await sendOwnChanges()).toBe(true)
  expect(await left()).toEqual([])
})

test('when one of them is refused, then it stays, and the others are sent', async () => {
  const { sendOwnChanges } = await import('#src/offline/outbox/sign-out-with-changes.ts')
  await wait('one')
  await wait('theirs', 'bruno')
  deliver.mockResolvedValue({ kind: 'REFUSED', failure: { code: 'FORBIDDEN', message: 'FORBIDDEN', fields: {} } })
  expect(await sendOwnChanges()).toBe(false)
  expect(await left()).toEqual(['one', 'theirs'])
})

test('when changes are discarded, then only the user’s own are, with the files that nothing else needs', async () => {
  const { addPendingFile, pendingFileIdsAmong } = await import('#src/offline/outbox/files/pending-files.ts')
  const { discardOwnChanges } = await import('#src/offline/outbox/sign-out-with-changes.ts')
  const file = new File(['RIFF'], 'one.wav')
  const [own, shared] = [await addPendingFile(file, 'AUDIO'), await addPendingFile(file, 'AUDIO')]
  await wait('one', ANNA, { files: [own, shared] })
  await wait('theirs', 'bruno', { files: [shared] })
  await discardOwnChanges()
  expect(await left()).toEqual(['theirs'])
  expect(await pendingFileIdsAmong([own, shared])).toEqual([shared])
  // The toast that a change is stored on this device would be wrong now.
  expect(hideToast).toHaveBeenCalledExactlyOnceWith(setup.QUEUED_TOAST)
})
