import type { contract } from '#src/contract/router.ts'

type Contract = typeof contract
type MutationPath = {
  [E in keyof Contract]: {
    [P in keyof Contract[E]]: Contract[E][P] extends { kind: 'mutation' } ? `${E}.${P & string}` : never
  }[keyof Contract[E]]
}[keyof Contract]

/**
 * The mutations that are queued without a network. Their entity, effect, optimistic answer, label and edit page are records
 * of the type here: a missing one does not compile. Everything else fails at once and needs a connection: decisions,
 * deletions, invitations, passwords, and all with a bank account or an e-mail of others, which no device stores.
 */
const OFFLINE_MUTATIONS = [
  'artists.create',
  'artists.update',
  'artists.toggle',
  'assets.create',
  'assets.update',
  'labels.create',
  'labels.update',
  'labels.toggle',
  'people.create',
  'people.update',
  'releases.create',
  'releases.update',
  'submissions.create',
] as const satisfies readonly MutationPath[]
export type OfflineMutationPath = (typeof OFFLINE_MUTATIONS)[number]

export const isOfflineMutation = (path: string): path is OfflineMutationPath =>
  OFFLINE_MUTATIONS.some((each) => each === path)
