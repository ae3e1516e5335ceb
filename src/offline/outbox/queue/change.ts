import { z } from '#src/contract/zod.ts'
import { offlineEffectOf } from '#src/offline/outbox/queue/offline-effects.ts'
import { OFFLINE_ENTITIES, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'

/** Why a change will not be sent as it is; `current` is the server's entity, in an edit conflict. */
export const failure = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  current: z.optional(z.unknown()),
})
export type Failure = z.output<typeof failure>

export const outboxChange = z.object({
  id: z.string(),
  userId: z.string(),
  organizationId: z.nullable(z.string()),
  /** Recorded with the change: in another organization, and without a network, it cannot be read. */
  organizationName: z._default(z.string(), ''),
  /** The procedure of the contract, such as `releases.update`, and what it is called with. */
  path: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** What is shown of it until it is sent: the whole entity if it is new, the changed fields if not. */
  optimistic: z.optional(z.record(z.string(), z.unknown())),
  /** The ids of what it changes: changes of one entity are sent in the order they were made. */
  entities: z.array(z.string()),
  /** What the person calls it. */
  title: z.string(),
  /** Milliseconds since the epoch. */
  since: z.number(),
  attempts: z.number(),
  notBefore: z.number(),
  /** It was sent without an answer: the server may have applied it. */
  uncertain: z.boolean(),
  /** Rises when it is refused or edited: what is sent after that is another call. */
  edition: z._default(z.number(), 1),
  /** Set aside until the person edits it, retries or discards it. */
  failure: z.nullable(failure),
})
export type OutboxChange = z.output<typeof outboxChange>
export type NewChange = Pick<
  OutboxChange,
  'id' | 'userId' | 'organizationId' | 'path' | 'input' | 'title' | 'since' | 'uncertain'
> &
  Partial<Pick<OutboxChange, 'organizationName' | 'optimistic'>>

/**
 * The same for every repetition of one call, from whichever tab: under it the server knows the change again, and answers
 * what it answered the first time.
 */
export const idempotencyKeyOf = ({ id, edition }: Pick<OutboxChange, 'id' | 'edition'>): string =>
  edition === 1 ? id : `${id}.${edition}`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Every id that something names, however deep. */
export const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return UUID.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

/** The field of the input that names what is changed; empty for a call that this version does not queue. */
const idFieldOf = (path: string): string => {
  const entity = offlineEntityOf(path)
  return entity === undefined ? '' : OFFLINE_ENTITIES[entity]
}

export const isCreate = (path: string) => offlineEffectOf(path) === 'create'
export const isUpdate = (path: string) => offlineEffectOf(path) === 'update'

export const entitiesOf = (path: string, input: Record<string, unknown>): string[] =>
  idsIn(isCreate(path) ? input.id : [input[idFieldOf(path)], input[`${idFieldOf(path)}s`]])

/** The fields that a change sets, without the id of the entity and the revision it is based on. */
export const fieldsOf = ({ path, input }: Pick<OutboxChange, 'path' | 'input'>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !['id', 'revision', idFieldOf(path)].includes(name)))

export const revisionOf = ({ input }: Pick<OutboxChange, 'input'>): number =>
  typeof input.revision === 'number' ? input.revision : 0

/** What is sent after a change was edited: another call, which the server has not refused. */
export const asNewCall = (change: OutboxChange): OutboxChange => ({
  ...change,
  edition: change.edition + 1,
  failure: null,
  uncertain: false,
  attempts: 0,
  notBefore: 0,
})
