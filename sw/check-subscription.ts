import { isRefreshDue } from '#src/contract/worker/push-subscription.ts'
import { markRefreshDue, readRecord } from '#sw/push-device-store.ts'
import { postToAllWindows, type Windows } from '#sw/windows.ts'

type Surroundings = {
  registration: { pushManager?: { getSubscription: () => Promise<{ endpoint: string } | null> } }
  clients: Pick<Windows, 'matchAll'>
}

/** Decides whether the subscription is to be refreshed; a page carries it out, now or when the next one starts. */
export const checkSubscription = async (
  { registration, clients }: Surroundings,
  { changed = false }: { changed?: boolean } = {},
): Promise<void> => {
  const record = await readRecord()
  if (record === null) return
  const current = await registration.pushManager?.getSubscription().catch(() => null)
  // Where the worker sees no subscription it cannot judge: the page looks again when it starts.
  if (!changed && !isRefreshDue(record, current?.endpoint ?? record.endpoint, Date.now())) return
  await markRefreshDue(record)
  await postToAllWindows(clients, { type: 'REFRESH_SUBSCRIPTION' })
}
