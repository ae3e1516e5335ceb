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
const send = (data: object = PUSH) => {
  const port = { postMessage: vi.fn<(message: unknown) => void>() }
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
  return port.postMessage
}

handleServiceWorkerMessages()
beforeEach(() => {
  shown.toasts = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('when the toast has been visible for a second, then the push is acknowledged', async () => {
  session.setState({ jwt: 'jwt', organizationId: null })
  const acknowledge = send()
  await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(5000)
  // A page that could not start shows nothing.
  expect(acknowledge).not.toHaveBeenCalled()
  const [toast] = shown.toasts
  expect(toast).toMatchObject({ title: 'Paper Boats', onShown: expect.any(Function) })
  if (typeof toast === 'object' && toast !== null && 'onShown' in toast && typeof toast.onShown === 'function')
    toast.onShown()
  await vi.advanceTimersByTimeAsync(900)
  expect(acknowledge).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(acknowledge).toHaveBeenCalledWith({ type: 'ACKNOWLEDGED' })
})

test('when nobody is signed in, then a push is acknowledged without a toast', () => {
  session.setState({ jwt: null, organizationId: null })
  expect(send()).toHaveBeenCalledWith({ type: 'ACKNOWLEDGED' })
  expect(shown.toasts).toEqual([])
})

test.each(['jwt', null])('when a message is of another worker and the session is %s, then it gets no answer', (jwt) => {
  session.setState({ jwt, organizationId: null })
  expect(send({ type: 'REQUEST', payload: {} })).not.toHaveBeenCalled()
})

test.each(['jwt', null])(
  'when a notification is clicked and the session is %s, then its page opens and the click is acknowledged',
  (jwt) => {
    session.setState({ jwt, organizationId: null })
    shown.paths = []
    expect(send({ type: 'OPEN', target: '/releases/r-1' })).toHaveBeenCalledOnce()
    expect(shown.paths).toEqual(['/releases/r-1'])
  },
)
