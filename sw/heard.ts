import type { Window } from '#sw/windows.ts'

/** Longer than what is told has to stand there (`src/app/push/follow-worker.ts`). */
const WITHIN_MS = 3000

/** Says something to a page; whether it was heard there. A page that is being left, or has only begun, hears nothing. */
export const isHeard = (window: Pick<Window, 'postMessage'>, message: object): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (heard: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(heard)
    }
    const timer = setTimeout(() => end(false), WITHIN_MS)
    port1.addEventListener('message', () => end(true))
    port1.start()
    window.postMessage(message, { transfer: [port2] })
  })
