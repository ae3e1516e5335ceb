import type { createPrecache } from '#sw/precache.ts'

type Precache = Pick<ReturnType<typeof createPrecache>, 'heal' | 'cleanUp'>
type Scope = {
  clients: { matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]> }
  registration: { installing: unknown; waiting: unknown }
}

/** Runs when a page has started: completes the precache, then deletes what only older builds use. */
export const maintainPrecache = async (
  event: ExtendableEvent,
  precache: Precache,
  { clients, registration }: Scope,
): Promise<void> => {
  await precache.heal(event)
  // The cache is shared: the next version may be filling it.
  if (registration.installing !== null || registration.waiting !== null) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Another tab may hold unsaved work and therefore still run the build before this one.
  if (windows.length === 1) await precache.cleanUp(event)
}
