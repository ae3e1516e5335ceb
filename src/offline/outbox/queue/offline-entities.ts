import { isOfflineMutation, type OfflineMutationPath } from '#src/api/offline-mutations.ts'
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

type EntityOf<P extends string> = P extends `${infer Area extends OfflineEntity}.${string}` ? Area : 'releases'
const ENTITIES: { [P in OfflineMutationPath]: EntityOf<P> } = {
  'artists.create': 'artists',
  'artists.update': 'artists',
  'artists.toggle': 'artists',
  'assets.create': 'assets',
  'assets.update': 'assets',
  'labels.create': 'labels',
  'labels.update': 'labels',
  'labels.toggle': 'labels',
  'people.create': 'people',
  'people.update': 'people',
  'releases.create': 'releases',
  'releases.update': 'releases',
  // A submission is shown on its release.
  'submissions.create': 'releases',
}

/** The kind of entity that a change is about; undefined where this version does not queue it. */
export const offlineEntityOf = (path: string): OfflineEntity | undefined =>
  isOfflineMutation(path) ? ENTITIES[path] : undefined
