import { expect, test } from 'vitest'
import { openFrom } from '#sw/notification-click.ts'
import { worldIn } from '#sw/testing/worker-world.ts'

const clicked = (action: string, data: unknown) => ({ action, notification: { data, close: () => undefined } })
const TARGETS = { open: '/submissions?status=PENDING_APPROVAL', review: '/releases/r-1' }

test('an open window is told where to go before it comes to the front, and no other is opened', async () => {
  const { window, clients } = worldIn('background')
  await openFrom(clicked('', TARGETS), clients)
  expect(window.postMessage).toHaveBeenCalledWith({ type: 'OPEN', target: TARGETS.open })
  expect(window.postMessage.mock.invocationCallOrder[0]).toBeLessThan(window.focus.mock.invocationCallOrder[0] ?? 0)
  expect(clients.openWindow).not.toHaveBeenCalled()
})

test('where the focus is refused, a window is opened', async () => {
  const { window, clients } = worldIn('background')
  window.focus.mockRejectedValue(new Error('not allowed'))
  await openFrom(clicked('', TARGETS), clients)
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(TARGETS.open)
})

test('reviewers may go straight to what is to be reviewed', async () => {
  const { clients } = worldIn('closed')
  await openFrom(clicked('review', TARGETS), clients)
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(TARGETS.review)
})

test.each([null, {}, { open: '//evil.example', review: '/' }, { open: 'https://evil.example', review: '' }])(
  'a notification that holds %j leads home',
  async (data) => {
    const { clients } = worldIn('closed')
    await openFrom(clicked('', data), clients)
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/')
  },
)
