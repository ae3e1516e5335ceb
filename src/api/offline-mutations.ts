import type { contract } from '#src/contract/router.ts'

type Contract = typeof contract
type MutationPath = {
  [E in keyof Contract]: {
    [P in keyof Contract[E]]: Contract[E][P] extends { kind: 'mutation' } ? `${E}.${P & string}` : never
  }[keyof Contract[E]]
}[keyof Contract]

/** What a change does to its entity; its optimistic answer goes by it (`src/offline/outbox/optimistic`). */
export type OfflineEffect = 'create' | 'update' | 'setStatus' | 'submit'

const defineOfflineMutations = <P extends MutationPath>(effects: Record<P, OfflineEffect>) => effects

/**
 * The mutations that are queued without a network. Their entity, optimistic answer, label and edit page are records of the
 * types here: a missing one does not compile. Everything else fails at once and needs a connection: decisions,
 * deletions, invitations, passwords, and all with a bank account or an e-mail of others, which no device stores.
 */
const OFFLINE_MUTATIONS = defineOfflineMutations({
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
})
export type OfflineMutationPath = keyof typeof OFFLINE_MUTATIONS

export const isOfflineMutation = (path: string): path is OfflineMutationPath => Object.hasOwn(OFFLINE_MUTATIONS, path)

/** Undefined for what is not queued, also for a change that only an earlier version queued. */
export const offlineEffectOf = (path: string): OfflineEffect | undefined =>
  isOfflineMutation(path) ? OFFLINE_MUTATIONS[path] : undefined
