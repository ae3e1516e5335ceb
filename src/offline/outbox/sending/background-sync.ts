import { parseFromWorker } from '#src/contract/worker/protocol.ts'

const TAG = 'outbox'

/** Where the browser can, it wakes a page that sleeps as soon as there is a network. */
export const requestBackgroundSync = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // The browser may forbid it: the page itself tries again when there is a network.
  await registration?.sync?.register(TAG).catch(() => undefined)
}

export const onBackgroundSync = (tryNow: () => void) => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (parseFromWorker(data)?.type === 'SYNC') tryNow()
  })
}
