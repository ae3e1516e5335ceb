import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '#src/api/client.ts'
import { apiError, isClientError, isUnreachable } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { isErrorOfRetry } from '#src/api/write-retry-link.ts'
import { z } from '#src/contract/zod.ts'
import { SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

type DecidedStatus = 'APPROVED' | 'REJECTED' | 'TAKEN_DOWN'
export type DecisionSent = {
  submissionIds: readonly string[]
  status: DecidedStatus
  reason?: string
  /** What of the release the reviewer saw. */
  contentRevision: string
}

/** Somebody else has decided meanwhile, or it is gone, so what is shown is out of date. */
const isTooLate = (error: unknown) => ['PRECONDITION_FAILED', 'NOT_FOUND'].includes(apiError(error)?.code ?? '')
/** The release is no longer as the reviewer saw it: what changed is shown, and is decided on anew. */
const isOutdated = (error: unknown) => apiError(error)?.message === 'RELEASE_CHANGED'
export const refreshSubmissions = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: api.submissions.pathKey() }),
    queryClient.invalidateQueries({ queryKey: api.releases.pathKey() }),
  ])

/** Whether all are as the decision would make them: a refused repetition of one that arrived. */
const isDecidedAs = async ({ submissionIds, status, reason }: DecisionSent, releaseId: string) => {
  const { submissions } = await client.releases.get.query({ releaseId })
  return submissionIds.every((each) => {
    const current = submissions.find(({ id }) => id === each)
    if (status === 'TAKEN_DOWN' && current?.takedownOn != null) return true
    return current?.status === status && (current.reason ?? '') === (reason ?? '')
  })
}

const madeBy = z.object({ by: z.string(), status: z.enum(SUBMISSION_STATUSES), isWithdrawn: z.boolean() })
/** Who decided first, and how. */
type EarlierDecision = z.output<typeof madeBy>
/** Undefined where the answer does not say who. */
const earlierDecision = (error: unknown) =>
  isTooLate(error) ? madeBy.safeParse(apiError(error)?.current).data : undefined

/**
 * Sends a decision. `onDecided` goes on at once, while what the decision changed is still being fetched again. A decision
 * that nobody answered may have arrived: when the same is refused the next time, also when the client itself repeats it,
 * the submission is read to tell.
 */
export const useDecideSubmissions = (
  releaseId: string,
  {
    onDecided,
    onDecidedBefore,
    onWithdrawn,
    onTooLate,
  }: {
    onDecided: (decision: DecisionSent) => void
    onDecidedBefore: (earlier: EarlierDecision) => void
    onWithdrawn: () => void
    onTooLate: () => void
  },
) => {
  const unanswered = useRef<string | null>(null)
  const sending = useRef<{ key: string; sent: Promise<void> } | null>(null)
  const send = async (decision: DecisionSent, key: string) => {
    try {
      await client.submissions.decide.mutate({ ...decision, submissionIds: [...decision.submissionIds] })
    } catch (error) {
      const code = apiError(error)?.code
      const mayHaveArrived = unanswered.current === key || isErrorOfRetry(error)
      const isRepeated = mayHaveArrived && code === 'PRECONDITION_FAILED'
      if (isUnreachable(error) || !isClientError(error) || code === 'CLIENT_CLOSED_REQUEST') unanswered.current = key
      if (!isRepeated || !(await isDecidedAs(decision, releaseId))) {
        const earlier = earlierDecision(error)
        if (earlier === undefined && code !== 'NOT_FOUND') throw error
        // An answer rather than a failure: the screen says who was first, instead of what is said of any failure.
        unanswered.current = null
        // What the store has stays approved by whoever approved it: they were not first to decide on this.
        if (earlier === undefined || earlier.isWithdrawn) onWithdrawn()
        else onDecidedBefore(earlier)
        return
      }
    } finally {
      sending.current = null
    }
    unanswered.current = null
    onDecided(decision)
  }
  return useMutation({
    mutationKey: api.submissions.decide.mutationKey(),
    mutationFn: (decision: DecisionSent) => {
      const key = JSON.stringify(decision)
      // The second click of a double click comes before the button shows that it works.
      if (sending.current?.key !== key) sending.current = { key, sent: send(decision, key) }
      return sending.current.sent
    },
    // A decision is never queued: when the network is back, somebody else may have decided.
    networkMode: 'always',
    onError: (error) => {
      if (!isTooLate(error) && !isOutdated(error)) return undefined
      onTooLate()
      return refreshSubmissions()
    },
  })
}

/**
 * Retries failed deliveries. `onRetried` is called at once, while what changed is still being fetched. When the client
 * repeated the call and is told that nothing has failed any more, then the first try had arrived.
 */
export const useRetryDelivery = (onRetried: () => void) =>
  useMutation({
    mutationKey: api.submissions.retryDelivery.mutationKey(),
    mutationFn: async (submissionIds: readonly string[]) => {
      for (const submissionId of submissionIds)
        try {
          // In a row: what fails ends the rest of them.
          await client.submissions.retryDelivery.mutate({ submissionId })
        } catch (error) {
          if (!isTooLate(error) || !isErrorOfRetry(error)) throw error
        }
      onRetried()
    },
    networkMode: 'always',
    onError: (error) => (isTooLate(error) ? refreshSubmissions() : undefined),
  })
