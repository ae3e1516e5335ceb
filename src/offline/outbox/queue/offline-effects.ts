import { isOfflineMutation, type OfflineMutationPath } from '#src/api/offline-mutations.ts'

/** What a change does to its entity; its optimistic answer goes by it (`src/offline/outbox/optimistic`). */
export type OfflineEffect = 'create' | 'update' | 'setStatus' | 'submit'

/** Apart from the names of the mutations, which are part of the start. */
const EFFECTS: Record<OfflineMutationPath, OfflineEffect> = {
  'artists.create': 'create',
  'artists.update': 'update',
  'artists.toggle': 'setStatus',
  'assets.create': 'create',
  'assets.update': 'update',
  'labels.create': 'create',
  'labels.update': 'update',
  'labels.toggle': 'setStatus',
  'people.create': 'create',
  'people.update': 'update',
  'releases.create': 'create',
  'releases.update': 'update',
  'submissions.create': 'submit',
}

/** Undefined for what is not queued, also for a change that only an earlier version queued. */
export const offlineEffectOf = (path: string): OfflineEffect | undefined =>
  isOfflineMutation(path) ? EFFECTS[path] : undefined
