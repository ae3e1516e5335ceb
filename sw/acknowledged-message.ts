import type { Window } from '#sw/window-clients.ts'

/** Posts a message to a page. Whether it was acknowledged in time: a page that is being left, or still loads, does not. */
export const isMessageAcknowledged = (
  window: Pick<Window, 'postMessage'>,
  message: object,
  timeoutMs: number,
): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (acknowledged: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(acknowledged)
    }
    const timer = setTimeout(() => end(false), timeoutMs)
    port1.addEventListener('message', () => end(true))
    port1.start()
    window.postMessage(message, { transfer: [port2] })
  })
