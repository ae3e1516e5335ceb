import { knownWith } from '#src/app/outbox/guess/known.ts'
import type { Change } from '#src/app/outbox/guess/guess.ts'
import { entitiesOf } from '#src/offline/outbox/change.ts'

/** What the person calls that which is changed. */
export const titleOf = ({ path, input, names }: Change): string => {
  const said = input.title ?? input.name
  if (typeof said === 'string') return said
  const { nameOf, titleOfRelease } = knownWith(names)
  return entitiesOf(path, input)
    .map((id) => titleOfRelease(id) || nameOf(id))
    .filter((name) => name !== '')
    .join(', ')
}
