import { z } from '#src/contract/zod.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'
import type { Entity } from '#src/offline/outbox/optimistic/optimistic-entity.ts'

/** What of a list's request says how it is laid out, and not what is in it. */
const LAYOUT = new Set(['page', 'perPage', 'sortBy', 'sortDir'])
const reference = z.looseObject({ id: z.string() })
const artists = z.array(z.looseObject({ artistId: z.string() }))

const textOf = ({ title, name }: Entity): string => {
  const text = title ?? name
  return typeof text === 'string' ? text : ''
}

const matches = (entity: Entity, filter: string, value: unknown): boolean => {
  if (value === undefined || value === 'ALL' || LAYOUT.has(filter)) return true
  if (filter === 'search') return typeof value === 'string' && isFoundIn(value, textOf(entity))
  if (filter === 'artistId')
    return artists.safeParse(entity.artists).data?.some(({ artistId }) => artistId === value) ?? false
  if (filter.endsWith('Id')) return reference.safeParse(entity[filter.slice(0, -'Id'.length)]).data?.id === value
  return entity[filter] === value
}

/** Whether a new entity belongs on the page of a list that was asked for: the first, if it passes the filters. */
export const isListed = (entity: Entity, request: Entity): boolean =>
  request.page === 1 && Object.entries(request).every(([filter, value]) => matches(entity, filter, value))
