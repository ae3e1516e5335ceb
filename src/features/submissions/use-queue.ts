import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { pageCount } from '#src/shared/list/pagination/pagination.tsx'
import type { Submission } from '#src/contract/submissions.ts'
import { SUBMISSIONS_PER_PAGE, type SubmissionsState } from '#src/features/submissions/submissions-query.ts'
import { useIsWide } from '#src/ui/breakpoints.ts'
import { useHotkeys } from '@mantine/hooks'

type Actions = {
  j?: (() => void) | undefined
  k?: (() => void) | undefined
  a?: () => void
  r?: () => void
  x?: (() => void) | undefined
  Escape?: () => void
  '/'?: () => void
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null

/** Keys that act while nothing is being typed and no dialog is open. */
export const useQueueHotkeys = (actions: Actions) =>
  useHotkeys(
    Object.entries(actions).map(([key, act]) => [
      key,
      (event) => {
        if (act === undefined || isDialogOpen()) return
        event.preventDefault()
        act()
      },
      // A key without an action here keeps its own, as Escape does in a dialog.
      { preventDefault: false },
    ]),
  )

type QueuePosition = { ids: readonly string[]; at: number; page: number; pages: number }
type QueueMove = { page: number; chosen: string }

/** The index of the chosen submission on its page; -1 when it is not there. */
export const positionOf = (ids: readonly string[], chosen: string | undefined): number => {
  if (chosen === 'first') return Math.min(0, ids.length - 1)
  if (chosen === 'last') return ids.length - 1
  return chosen === undefined ? -1 : ids.indexOf(chosen)
}

/** The submission one up or down the queue, on the next page if need be; null at either end. */
export const moveBy = ({ ids, at, page, pages }: QueuePosition, step: 1 | -1): QueueMove | null => {
  const chosen = ids[at === -1 ? 0 : at + step]
  if (chosen !== undefined) return { page, chosen }
  if (step === 1 && page < pages) return { page: page + 1, chosen: 'first' }
  if (step === -1 && page > 1) return { page: page - 1, chosen: 'last' }
  return null
}

/** What to choose after a decision: the decided submission leaves the page, and those below it move up. */
export const afterDecision = ({ ids, at }: QueuePosition): string => ids[at + 1] ?? 'last'

const route = getRouteApi('/_member/submissions')
const NONE: readonly Submission[] = []

export type Queue = ReturnType<typeof useQueue>

/** The queue as the address has it: its page, its chosen submission, and the ways to move on. */
export const useQueue = () => {
  const navigate = useNavigate()
  const state = route.useSearch()
  const list = useQuery(route.useRouteContext().listQuery)
  const isWide = useIsWide()
  const items = list.data?.items ?? NONE
  const count = list.data?.totalItems
  const pages = pageCount(count ?? 0, SUBMISSIONS_PER_PAGE)
  const ids = items.map(({ id }) => id)
  const named = positionOf(ids, state.chosen)
  // A wide screen has room for both: the queue is never shown without a release beside it.
  const at = named === -1 && isWide && ids.length > 0 ? 0 : named
  const position = { ids, at, page: state.page, pages }

  const go = (next: Partial<SubmissionsState>) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...next }),
      // The browser's back leads out of a release, not through all that were opened.
      replace: state.chosen !== undefined && next.chosen !== undefined,
      resetScroll: next.chosen !== undefined,
    })
  const move = (step: 1 | -1) => {
    const next = moveBy(position, step)
    if (next !== null) go(next)
  }

  return {
    state,
    list,
    items,
    count,
    pages,
    isWide,
    /** Not known while the next page is loading. */
    chosen: list.isPlaceholderData ? undefined : items[at],
    /** Its number in the whole queue. */
    number: (state.page - 1) * SUBMISSIONS_PER_PAGE + at + 1,
    isPastEnd: count !== undefined && !list.isPlaceholderData && state.page > pages,
    next: moveBy(position, 1) === null ? undefined : () => move(1),
    previous: moveBy(position, -1) === null ? undefined : () => move(-1),
    choose: (id: string) => go({ chosen: id }),
    close: () => go({ chosen: undefined }),
    turn: (page: number) => go({ page, chosen: isWide ? 'first' : undefined }),
    filter: (filters: Partial<SubmissionsState>) => go({ ...filters, page: 1, chosen: undefined }),
    decided: () => go({ chosen: afterDecision(position) }),
  }
}
