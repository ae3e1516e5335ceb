/** Names for what cannot be named yet: the ends of a page that is still on its way. */
export const ENDS = ['first', 'last'] as const

type QueuePosition = { ids: readonly string[]; at: number; page: number; pages: number }
type QueueMove = { page: number; chosen: string }

/** Where on its page what is chosen stands; -1 when it is not there. */
export const positionOf = (ids: readonly string[], chosen: string | undefined): number => {
  if (chosen === 'first') return Math.min(0, ids.length - 1)
  if (chosen === 'last') return ids.length - 1
  return chosen === undefined ? -1 : ids.indexOf(chosen)
}

/** One up or down the queue, across the borders of its pages; null at either end. */
export const moveBy = ({ ids, at, page, pages }: QueuePosition, step: 1 | -1): QueueMove | null => {
  const chosen = ids[at === -1 ? 0 : at + step]
  if (chosen !== undefined) return { page, chosen }
  if (step === 1 && page < pages) return { page: page + 1, chosen: 'first' }
  if (step === -1 && page > 1) return { page: page - 1, chosen: 'last' }
  return null
}

/** What comes after the one that is decided now and leaves the page: the rest moves up. */
export const afterDecision = ({ ids, at }: QueuePosition): string => ids[at + 1] ?? 'last'
