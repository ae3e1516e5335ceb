import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from '#src/ui/toast.tsx'

const shown = vi.hoisted(() => ({ toasts: new Array<unknown>(), paths: new Array<string>() }))
vi.mock('#src/app/router.ts', () => ({ router: { history: { push: (path: string) => shown.paths.push(path) } } }))
vi.mock('#src/pwa/push/push-subscription.ts', () => ({ subscribeToPush: () => undefined }))
vi.mock('#src/ui/toast.tsx', () => ({ showToast: async (toast: Toast) => void shown.toasts.push(toast) }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const worker = new EventTarget()
vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker })

const { handleServiceWorkerMessages } = await import('#src/app/service-worker-messages.ts')
const { session } = await import('#src/auth/session/session.ts')

const PUSH = { type: 'PUSH', title: 'Paper Boats', body: 'It was sent back', target: '/releases' }
const tell = (data: object = PUSH) => {
  const answer = { postMessage: vi.fn<(said: unknown) => void>() }
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [answer] }))
  return answer.postMessage
}

handleServiceWorkerMessages()
beforeEach(() => {
  shown.toasts = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('the worker hears that something was told once it stood there for a second', async () => {
  session.setState({ jwt: 'jwt', organizationId: null })
  const said = tell()
  await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(5000)
  // A page that could not start shows nothing.
  expect(said).not.toHaveBeenCalled()
  const [toast] = shown.toasts
  expect(toast).toMatchObject({ title: 'Paper Boats', onShown: expect.any(Function) })
  if (typeof toast === 'object' && toast !== null && 'onShown' in toast && typeof toast.onShown === 'function')
    toast.onShown()
  await vi.advanceTimersByTimeAsync(900)
  expect(said).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(said).toHaveBeenCalledWith({ type: 'ACKNOWLEDGED' })
})

test('where nobody is signed in, nobody is to be told', () => {
  session.setState({ jwt: null, organizationId: null })
  expect(tell()).toHaveBeenCalledWith({ type: 'ACKNOWLEDGED' })
  expect(shown.toasts).toEqual([])
})

test.each(['jwt', null])('a click on a notification is followed and acknowledged at once: session %s', (jwt) => {
  session.setState({ jwt, organizationId: null })
  shown.paths = []
  expect(tell({ type: 'OPEN', target: '/releases/r-1' })).toHaveBeenCalledOnce()
  expect(shown.paths).toEqual(['/releases/r-1'])
})
