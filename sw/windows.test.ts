import { expect, test, vi } from 'vitest'
import { isMessageAcknowledged, postToAllWindows, type Window } from '#sw/windows.ts'

test('when there is a network again, then every open page is notified', async () => {
  const postMessage = vi.fn()
  const window = {
    visibilityState: 'hidden',
    postMessage,
    focus: async () => undefined,
    navigate: async () => undefined,
  }
  await postToAllWindows({ matchAll: async () => [window, window] }, { type: 'SYNC' })
  expect(postMessage.mock.calls).toEqual([[{ type: 'SYNC' }], [{ type: 'SYNC' }]])
})

/** A page that answers a message with what it is given. */
const pageThatAnswers = (...answers: unknown[]): Pick<Window, 'postMessage'> => ({
  postMessage: (_message, { transfer: [port] } = { transfer: [] }) => {
    if (port instanceof MessagePort) for (const answer of answers) port.postMessage(answer)
  },
})
const open = (page: Pick<Window, 'postMessage'>) => isMessageAcknowledged(page, { type: 'OPEN', target: '/' })

test.each([{ type: 'ACKNOWLEDGED' }, 'TOLD'])(
  'when a page of this or an earlier build answers %j, then it is acknowledged',
  async (answer) => {
    expect(await open(pageThatAnswers(answer))).toBe(true)
  },
)

test('when a page answers something else, then nothing is acknowledged', async () => {
  vi.useFakeTimers()
  const acknowledged = open(pageThatAnswers('SOMETHING', null))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await acknowledged).toBe(false)
  vi.useRealTimers()
})
