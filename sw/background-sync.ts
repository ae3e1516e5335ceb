import type { Windows } from '#sw/window-clients.ts'

/** There is a network again: the pages that are open send what waits. The worker itself knows of no session. */
export const requestOutboxSync = async (clients: Pick<Windows, 'matchAll'>): Promise<void> => {
  for (const window of await clients.matchAll({ type: 'window' })) window.postMessage({ type: 'SYNC' })
}
