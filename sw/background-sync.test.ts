import { expect, test, vi } from 'vitest'
import { requestOutboxSync } from '#sw/background-sync.ts'

test('every open page is told that there is a network again', async () => {
  const postMessage = vi.fn()
  const window = {
    visibilityState: 'hidden',
    postMessage,
    focus: async () => undefined,
    navigate: async () => undefined,
  }
  await requestOutboxSync({ matchAll: async () => [window, window] })
  expect(postMessage.mock.calls).toEqual([[{ type: 'SYNC' }], [{ type: 'SYNC' }]])
})
