import { ACKNOWLEDGE_WITHIN_MS, type FromWorker, isAcknowledgement } from '#src/contract/worker/protocol.ts'

export type Window = {
  visibilityState: string
  postMessage: (message: unknown, options?: { transfer: Transferable[] }) => void
  focus: () => Promise<unknown>
  navigate: (target: string) => Promise<unknown>
}

/** The pages of the app, as far as the worker has to do with them. */
export type Windows = {
  matchAll: (options: { type: 'window' }) => Promise<readonly Window[]>
  openWindow: (target: string) => Promise<unknown>
}

/** Posts a message to one page, without waiting for an acknowledgement. */
export const postMessage = (window: Pick<Window, 'postMessage'>, message: FromWorker) => window.postMessage(message)

/** Posts a message to every open page of the app, visible or not. */
export const postToAllWindows = async (clients: Pick<Windows, 'matchAll'>, message: FromWorker): Promise<void> => {
  for (const window of await clients.matchAll({ type: 'window' })) postMessage(window, message)
}

type AcknowledgedMessage = Extract<FromWorker, { type: keyof typeof ACKNOWLEDGE_WITHIN_MS }>

/** Posts a message to a page. Whether it was acknowledged in time: a page that is being left, or still loads, does not. */
export const isMessageAcknowledged = (
  window: Pick<Window, 'postMessage'>,
  message: AcknowledgedMessage,
): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (acknowledged: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(acknowledged)
    }
    const timer = setTimeout(() => end(false), ACKNOWLEDGE_WITHIN_MS[message.type])
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isAcknowledgement(data)) end(true)
    })
    port1.start()
    window.postMessage(message, { transfer: [port2] })
  })
