import type { contract } from '#src/contract/router.ts'
import type { z } from '#src/contract/zod.ts'

type Contract = typeof contract
type IdFields = {
  [E in keyof Contract]?: Contract[E] extends { get: { input: infer Input extends z.ZodMiniType } }
    ? keyof z.input<Input>
    : never
}

/** What can be changed without a network, and how a call names one of them. */
export const OFFLINE_ENTITIES = {
  artists: 'artistId',
  assets: 'assetId',
  labels: 'labelId',
  people: 'personId',
  releases: 'releaseId',
} as const satisfies IdFields
export type OfflineEntity = keyof typeof OFFLINE_ENTITIES
export const isOfflineEntity = (area: string): area is OfflineEntity => Object.hasOwn(OFFLINE_ENTITIES, area)

type MutationPath = {
  [E in keyof Contract]: {
    [P in keyof Contract[E]]: Contract[E][P] extends { kind: 'mutation' } ? `${E}.${P & string}` : never
  }[keyof Contract[E]]
}[keyof Contract]

/** What a change does to its entity; its optimistic answer goes by it (`src/offline/outbox/optimistic`). */
export type OfflineEffect = 'create' | 'update' | 'setStatus' | 'submit'
type OfflineMutation = { entity: OfflineEntity; effect: OfflineEffect }

const defineOfflineMutations = <P extends MutationPath>(mutations: Record<P, OfflineMutation>) => mutations

/**
 * What may wait for a network. Its optimistic answer, its label and the page where it is mended are records of the types
 * below: one that is missing does not compile. Everything else says at once that it needs one: decisions, deletions, invitations,
 * passwords, and all that holds an account of the bank or somebody's e-mail, which no device keeps.
 */
const OFFLINE_MUTATIONS = defineOfflineMutations({
  'artists.create': { entity: 'artists', effect: 'create' },
  'artists.update': { entity: 'artists', effect: 'update' },
  'artists.toggle': { entity: 'artists', effect: 'setStatus' },
  'assets.create': { entity: 'assets', effect: 'create' },
  'assets.update': { entity: 'assets', effect: 'update' },
  'labels.create': { entity: 'labels', effect: 'create' },
  'labels.update': { entity: 'labels', effect: 'update' },
  'labels.toggle': { entity: 'labels', effect: 'setStatus' },
  'people.create': { entity: 'people', effect: 'create' },
  'people.update': { entity: 'people', effect: 'update' },
  'releases.create': { entity: 'releases', effect: 'create' },
  'releases.update': { entity: 'releases', effect: 'update' },
  'submissions.create': { entity: 'releases', effect: 'submit' },
})

export type OfflineMutationPath = keyof typeof OFFLINE_MUTATIONS

export const isOfflineMutation = (path: string): path is OfflineMutationPath => Object.hasOwn(OFFLINE_MUTATIONS, path)

/** How a mutation waits; undefined where it may not, also for one that an earlier version let wait. */
export const offlineMutation = (path: string): OfflineMutation | undefined =>
  isOfflineMutation(path) ? OFFLINE_MUTATIONS[path] : undefined
