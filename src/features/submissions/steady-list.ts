import { useState } from 'react'
import type { QueueGroup } from '#src/contract/submissions.ts'

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
export const inSeenOrder = (seen: readonly QueueGroup[], now: readonly QueueGroup[]): QueueItem[] => {
  const current = new Map(now.map((group) => [group.release.id, group]))
  return seen.map((group) => ({ ...(current.get(group.release.id) ?? group), id: group.release.id }))
}

const NOBODY: ReadonlySet<string> = new Set()
const START = { round: 0, isPending: false, passed: NOBODY }

/**
 * A page of the queue that does not move under one's hand: once it has arrived, its releases keep their places until the
 * page is turned, filtered or renewed. What is new waits to be asked for.
 */
export const useSteadyList = (view: string, live: Live) => {
  const [seen, setSeen] = useState<(Answer & { key: string }) | null>(null)
  const [renewal, setRenewal] = useState(START)
  const key = `${view} ${renewal.round}`
  const { data, isPlaceholderData, isFetching, refetch } = live
  const isSteady = seen?.key === key
  const settle = () => {
    if (data !== undefined && !isPlaceholderData) setSeen({ ...data, key })
  }
  // An older copy of this device is replaced by what the server answers first.
  if (!isSteady && !isFetching && !renewal.isPending && data !== undefined && !isPlaceholderData) settle()

  const shown = isSteady || renewal.isPending ? (seen ?? data) : data
  return {
    /** Changes whenever the places are given anew. */
    key,
    items: inSeenOrder(shown?.groups ?? [], data?.groups ?? []),
    total: shown?.totalGroups,
    /** Since when something else may have come. */
    asOf: isSteady ? seen.asOf : undefined,
    isRenewing: renewal.isPending,
    /** The releases before the last renewal, with which one is done. */
    passed: renewal.passed,
    /** Keeps the places of what is shown, though newer answers are on their way. */
    settle: () => {
      if (!isSteady) settle()
    },
    /** Lists anew what there is now. */
    renew: (passed: ReadonlySet<string> = NOBODY) => {
      setRenewal(({ round }) => ({ round: round + 1, isPending: true, passed }))
      void refetch().finally(() => setRenewal((before) => ({ ...before, isPending: false })))
    },
  }
}
