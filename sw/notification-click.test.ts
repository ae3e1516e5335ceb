import { afterEach, expect, test, vi } from 'vitest'
import { openNotificationTarget } from '#sw/notification-click.ts'
import { environmentIn } from '#sw/testing/worker-environment.ts'

const clicked = (action: string, data: unknown) => ({ action, notification: { data, close: () => undefined } })
const TARGETS = { open: '/submissions?status=PENDING_APPROVAL', review: '/releases/r-1' }

const silent = (environment: ReturnType<typeof environmentIn>) =>
  environment.window.postMessage.mockImplementation(() => undefined)
afterEach(() => vi.useRealTimers())

test('when a window is open, then it is focused and led to the target, and no other is opened', async () => {
  const { window, clients } = environmentIn('background')
  await openNotificationTarget(clicked('', TARGETS), clients)
  expect(window.focus).toHaveBeenCalledOnce()
  expect(window.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'OPEN', target: TARGETS.open },
    { transfer: [expect.any(MessagePort)] },
  )
  expect(window.navigate).not.toHaveBeenCalled()
  expect(clients.openWindow).not.toHaveBeenCalled()
})

test('when the page still loads and does not acknowledge, then its window is navigated, and no other is opened', async () => {
  vi.useFakeTimers()
  const environment = environmentIn('foreground')
  silent(environment)
  const opened = openNotificationTarget(clicked('', TARGETS), environment.clients)
  // A browser permits the focus only for a short time after the click.
  await vi.advanceTimersByTimeAsync(0)
  expect(environment.window.focus).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2000)
  await opened
  expect(environment.window.navigate).toHaveBeenCalledExactlyOnceWith(TARGETS.open)
  expect(environment.clients.openWindow).not.toHaveBeenCalled()
})

test('when the window cannot be navigated either, then another is opened', async () => {
  vi.useFakeTimers()
  const environment = environmentIn('foreground')
  silent(environment)
  environment.window.navigate.mockRejectedValue(new TypeError('not controlled'))
  const opened = openNotificationTarget(clicked('', TARGETS), environment.clients)
  await vi.advanceTimersByTimeAsync(2000)
  await opened
  expect(environment.clients.openWindow).toHaveBeenCalledExactlyOnceWith(TARGETS.open)
})

test('when the focus is refused, then a window is opened, and the open one stays where it is', async () => {
  const { window, clients } = environmentIn('background')
  window.focus.mockRejectedValue(new Error('not allowed'))
  await openNotificationTarget(clicked('', TARGETS), clients)
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(TARGETS.open)
  expect(window.postMessage).not.toHaveBeenCalled()
})

test('when no window may be opened either, then the open one goes there', async () => {
  const { window, clients } = environmentIn('background')
  window.focus.mockRejectedValue(new Error('not allowed'))
  clients.openWindow.mockRejectedValue(new Error('not allowed'))
  await openNotificationTarget(clicked('', TARGETS), clients)
  expect(window.postMessage).toHaveBeenCalledOnce()
})

test('when a reviewer chooses to review, then the target is the submission in the queue', async () => {
  const { clients } = environmentIn('closed')
  await openNotificationTarget(clicked('review', TARGETS), clients)
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(TARGETS.review)
})

test.each([null, {}, { open: '//evil.example', review: '/' }, { open: 'https://evil.example', review: '' }])(
  'when a notification holds %j, then it leads home',
  async (data) => {
    const { clients } = environmentIn('closed')
    await openNotificationTarget(clicked('', data), clients)
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/')
  },
)
