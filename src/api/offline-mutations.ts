import type { contract } from '#src/contract/router.ts'

type Contract = typeof contract
type MutationsOf<E extends keyof Contract> = {
  [P in keyof Contract[E]]: Contract[E][P] extends { kind: 'mutation' } ? P : never
}[keyof Contract[E]]

/**
 * What may wait for a network; whatever is not named here says at once that it needs one: decisions, deletions,
 * invitations, passwords, and all that holds an account of the bank or somebody's e-mail, which no device keeps.
 */
const OFFLINE_MUTATIONS: { [E in keyof Contract]?: readonly MutationsOf<E>[] } = {
  artists: ['create', 'update', 'toggle'],
  assets: ['create', 'update'],
  labels: ['create', 'update', 'toggle'],
  people: ['create', 'update'],
  releases: ['create', 'update'],
  submissions: ['create'],
}

const paths = new Set(
  Object.entries(OFFLINE_MUTATIONS).flatMap(([area, actions]) => actions.map((action) => `${area}.${action}`)),
)

export const isOfflineMutation = (path: string): boolean => paths.has(path)
