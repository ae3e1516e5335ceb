import { cachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import type { Change } from '#src/offline/outbox/optimistic/optimistic-answer.ts'
import { entitiesOf } from '#src/offline/outbox/queue/change.ts'

/** What the person calls that which is changed. */
export const titleOf = ({ path, input, names }: Change): string => {
  const said = input.title ?? input.name
  if (typeof said === 'string') return said
  const { nameOf, titleOfRelease } = cachedEntities(names)
  return entitiesOf(path, input)
    .map((id) => titleOfRelease(id) || nameOf(id))
    .filter((name) => name !== '')
    .join(', ')
}
