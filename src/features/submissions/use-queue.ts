import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { StoreSubmission, QueueGroup } from '#src/contract/submissions.ts'
import {
  SUBMISSIONS_PER_PAGE,
  type SubmissionsState,
  arrivalsQuery,
  QUEUE_REFRESH_MS,
} from '#src/features/submissions/submissions-query.ts'
import { pageCount } from '#src/shared/list/pagination/pagination.tsx'
import { useIsWide } from '#src/ui/breakpoints.ts'

/** A release in the queue, by the id of the release. */
export type QueueItem = QueueGroup & { id: string }

type Answer = { groups: readonly QueueGroup[]; totalGroups: number; asOf: string }
type Live = {
  data: Answer | undefined
  isPlaceholderData: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** What was seen, in its order, each as it is now. What is no longer listed stays in its place as it was last seen. */
const inSeenOrder = (seen: readonly QueueGroup[], now: readonly QueueGroup[]): QueueItem[] => {
  const current = new Map(now.map((group) => [group.release.id, group]))
  return seen.map((group) => ({ ...(current.get(group.release.id) ?? group), id: group.release.id }))
}

const NOT_PASSED: ReadonlySet<string> = new Set()
const START = { round: 0, isPending: false, passed: NOT_PASSED }

/**
 * A page of the queue that does not move under one's hand: once it has arrived, its releases keep their places until the
 * page is turned, filtered or renewed. What is new waits to be asked for.
 */
const useStableList = (view: string, live: Live) => {
  const [seen, setSeen] = useState<(Answer & { key: string }) | null>(null)
  const [renewal, setRenewal] = useState(START)
  const key = `${view} ${renewal.round}`
  const { data, isPlaceholderData, isFetching, refetch } = live
  const isStable = seen?.key === key
  const settle = () => {
    if (data !== undefined && !isPlaceholderData) setSeen({ ...data, key })
  }
  // An older copy of this device is replaced by what the server answers first.
  if (!isStable && !isFetching && !renewal.isPending && data !== undefined && !isPlaceholderData) settle()

  const shown = isStable || renewal.isPending ? (seen ?? data) : data
  return {
    /** Changes whenever the places are given anew. */
    key,
    items: inSeenOrder(shown?.groups ?? [], data?.groups ?? []),
    total: shown?.totalGroups,
    /** Since when something else may have come. */
    asOf: isStable ? seen.asOf : undefined,
    isRenewing: renewal.isPending,
    /** The releases before the last renewal, with which one is done. */
    passed: renewal.passed,
    /** Keeps the places of what is shown, though newer answers are on their way. */
    settle: () => {
      if (!isStable) settle()
    },
    /** Lists anew what there is now. */
    renew: (passed: ReadonlySet<string> = NOT_PASSED) => {
      setRenewal(({ round }) => ({ round: round + 1, isPending: true, passed }))
      void refetch().finally(() => setRenewal((before) => ({ ...before, isPending: false })))
    },
  }
}

type QueuePosition = { ids: readonly string[]; at: number; page: number; pages: number }
type QueueMove = { page: number; chosen: string }

/** The index of the chosen release on its page; -1 when it is not there. The first is the first not passed before. */
export const positionOf = (
  ids: readonly string[],
  chosen: string | undefined,
  passed: ReadonlySet<string> = NOT_PASSED,
): number => {
  if (chosen === 'first')
    return Math.min(
      Math.max(
        0,
        ids.findIndex((id) => !passed.has(id)),
      ),
      ids.length - 1,
    )
  if (chosen === 'last') return ids.length - 1
  return chosen === undefined ? -1 : ids.indexOf(chosen)
}

/** The release one up or down the queue, on the next page if need be; null at either end. */
export const moveBy = ({ ids, at, page, pages }: QueuePosition, step: 1 | -1): QueueMove | null => {
  const chosen = ids[at === -1 ? 0 : at + step]
  if (chosen !== undefined) return { page, chosen }
  if (step === 1 && page < pages) return { page: page + 1, chosen: 'first' }
  if (step === -1 && page > 1) return { page: page - 1, chosen: 'last' }
  return null
}

/**
 * What to choose when a release is decided: the next one below it that is not; null where the rest of the queue is asked
 * for first, because the page ends here.
 */
export const afterDecision = (
  { ids, at, page, pages }: QueuePosition,
  isDecided: (id: string) => boolean,
): string | null => {
  const below = ids.slice(at + 1).find((id) => !isDecided(id))
  if (below !== undefined || page < pages) return below ?? null
  return ids.find((id, index) => index !== at && !isDecided(id)) ?? null
}

const route = getRouteApi('/_member/submissions')

/** What a reviewer makes of a submission. */
export type StoreOutcome = Partial<Pick<StoreSubmission, 'status' | 'delivery' | 'takedownOn'>>
/** What this reviewer has decided, by submission: shown in its place until the queue is listed anew. */
type Outcomes = ReadonlyMap<string, StoreOutcome>

const NONE: Outcomes = new Map()

const withOutcomes = (item: QueueItem, outcomes: Outcomes): QueueItem => ({
  ...item,
  submissions: item.submissions.map((submission) => ({ ...submission, ...outcomes.get(submission.id) })),
})
const isAllDecided = ({ submissions }: QueueItem, outcomes: Outcomes) => submissions.every(({ id }) => outcomes.has(id))

export type Queue = ReturnType<typeof useQueue>

/** The queue as the address has it: its page, its chosen release, and the ways to move on. */
export const useQueue = () => {
  const navigate = useNavigate()
  const named = route.useSearch({ select: ({ chosen }) => chosen })
  const filters = route.useLoaderDeps()
  const state = { ...filters, chosen: named }
  const list = useQuery({ ...route.useRouteContext().listQuery, refetchInterval: QUEUE_REFRESH_MS })
  const stable = useStableList(JSON.stringify(filters), list)
  const arrivals = useQuery(arrivalsQuery(filters, stable.asOf))
  const [decisions, setDecisions] = useState({ key: '', outcomes: NONE })
  const outcomes = decisions.key === stable.key ? decisions.outcomes : NONE
  const isWide = useIsWide()
  const { passed } = stable
  const items = stable.items.map((item) => withOutcomes(item, outcomes))
  const pages = pageCount(stable.total ?? 0, SUBMISSIONS_PER_PAGE)
  const ids = items.map(({ id }) => id)
  // Links of earlier versions name a submission.
  const ofSubmission = items.find(({ submissions }) => submissions.some(({ id }) => id === named))
  const found = positionOf(ids, ofSubmission?.id ?? named, passed)
  // A wide screen has room for both: the queue is never shown without a release beside it.
  const at = found === -1 && isWide && ids.length > 0 ? 0 : found
  const position = { ids, at, page: state.page, pages }
  const isDecided = (id: string, known = outcomes) => items.some((item) => item.id === id && isAllDecided(item, known))

  const go = (next: Partial<SubmissionsState>) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...next }),
      // The browser's back leads out of a release, not through all that were opened.
      replace: named !== undefined && next.chosen !== undefined,
      resetScroll: next.chosen !== undefined,
    })
  /** Goes on with what the queue has after this page: what was decided has left it, so that the page begins anew. */
  const goOn = () => {
    stable.renew(new Set(ids))
    go({ chosen: 'first' })
  }
  const move = (step: 1 | -1) => {
    const next = moveBy(position, step)
    if (next === null) return
    if (next.page > state.page && ids.some((id) => isDecided(id))) goOn()
    else go(next)
  }

  return {
    state,
    list,
    items,
    isDecided: (id: string) => isDecided(id),
    totals:
      list.data === undefined ? undefined : { releases: list.data.totalGroups, submissions: list.data.totalItems },
    count: stable.total,
    pages,
    isWide,
    isStale: list.isPlaceholderData || stable.isRenewing,
    /** How many releases came since this was listed. */
    arrived: arrivals.data?.count ?? 0,
    /** Not known while the next page is loading. */
    chosen: list.isPlaceholderData || stable.isRenewing ? undefined : items[at],
    /** Its number in the whole queue. */
    number: (state.page - 1) * SUBMISSIONS_PER_PAGE + at + 1,
    isPastEnd: items.length === 0 && stable.asOf !== undefined && state.page > Math.max(1, pages),
    next: moveBy(position, 1) === null ? undefined : () => move(1),
    previous: moveBy(position, -1) === null ? undefined : () => move(-1),
    choose: (id: string) => go({ chosen: id }),
    close: () => go({ chosen: undefined }),
    turn: (page: number) => go({ page, chosen: isWide ? 'first' : undefined }),
    filter: (next: Partial<SubmissionsState>) => go({ ...next, page: 1, chosen: undefined }),
    /** Lists again what is on this page. */
    renew: () => stable.renew(),
    showArrived: () => {
      stable.renew()
      go({ page: 1, chosen: isWide ? 'first' : undefined })
    },
    decided: (submissionIds: readonly string[], outcome: StoreOutcome) => {
      stable.settle()
      const known = new Map([...outcomes, ...submissionIds.map((id) => [id, outcome] as const)])
      setDecisions({ key: stable.key, outcomes: known })
      const chosen = ids[at]
      if (chosen === undefined || !isDecided(chosen, known)) return
      const next = afterDecision(position, (id) => isDecided(id, known))
      if (next === null) goOn()
      else go({ chosen: next })
    },
  }
}
