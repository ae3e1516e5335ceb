import type { MutationPathOf } from '#src/contract/procedure.ts'
import type { contract } from '#src/contract/router.ts'

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
] as const satisfies readonly MutationPathOf<typeof contract>[]
export type OfflineMutationPath = (typeof OFFLINE_MUTATIONS)[number]

export const isOfflineMutation = (path: string): path is OfflineMutationPath =>
  OFFLINE_MUTATIONS.some((each) => each === path)
