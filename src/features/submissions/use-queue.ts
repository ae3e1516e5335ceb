import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { pageCount } from '#src/shared/list/pagination/page-numbers.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { afterDecision, moveBy, positionOf } from '#src/features/submissions/queue-position.ts'
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

const isAsking = () => document.querySelector('dialog[open]') !== null

/** One key each while nothing is being typed and no dialog asks for an answer. */
export const useQueueHotkeys = (actions: Actions) =>
  useHotkeys(
    Object.entries(actions).map(([key, act]) => [
      key,
      (event) => {
        if (act === undefined || isAsking()) return
        event.preventDefault()
        act()
      },
      // A key that does nothing here is left to whom it is for, as Escape is to a dialog.
      { preventDefault: false },
    ]),
  )

const route = getRouteApi('/_member/submissions')
const NONE: readonly Submission[] = []

export type Queue = ReturnType<typeof useQueue>

/** The queue as its address says: which page, which of its submissions is looked at, and the ways to go on. */
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
  // With room for both, the queue is never shown without a release beside it.
  const at = named === -1 && isWide && ids.length > 0 ? 0 : named
  const place = { ids, at, page: state.page, pages }

  const go = (next: Partial<SubmissionsState>) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...next }),
      // The way back leads out of a release, not through all that were looked at.
      replace: state.chosen !== undefined && next.chosen !== undefined,
      resetScroll: next.chosen !== undefined,
    })
  const move = (step: 1 | -1) => {
    const next = moveBy(place, step)
    if (next !== null) go(next)
  }

  return {
    state,
    list,
    items,
    count,
    pages,
    isWide,
    /** While the next page is on its way, what is chosen there is not known. */
    chosen: list.isPlaceholderData ? undefined : items[at],
    place: (state.page - 1) * SUBMISSIONS_PER_PAGE + at + 1,
    isPastEnd: count !== undefined && !list.isPlaceholderData && state.page > pages,
    next: moveBy(place, 1) === null ? undefined : () => move(1),
    previous: moveBy(place, -1) === null ? undefined : () => move(-1),
    choose: (id: string) => go({ chosen: id }),
    close: () => go({ chosen: undefined }),
    turn: (page: number) => go({ page, chosen: isWide ? 'first' : undefined }),
    narrow: (filters: Partial<SubmissionsState>) => go({ ...filters, page: 1, chosen: undefined }),
    decided: () => go({ chosen: afterDecision(place) }),
  }
}
