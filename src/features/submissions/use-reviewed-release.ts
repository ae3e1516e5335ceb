import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '#src/api/query-client.ts'
import { contentRevisionOf } from '#src/domain/release/content.ts'
import type { QueueItem } from '#src/features/submissions/use-queue.ts'
import { releaseQuery } from '#src/shared/release/release-queries.ts'

/**
 * The release that is reviewed, with the name of the state that is shown; it is fetched again when the queue knows of
 * another state. The next one in the queue is fetched ahead, so that its reviewer need not wait for it.
 */
export const useReviewedRelease = ({ id, contentRevision }: QueueItem, nextId: string | undefined) => {
  const { data, error, refetch } = useQuery(releaseQuery(id))
  const shown = data === undefined ? undefined : contentRevisionOf(data, data.tracks)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (shown !== undefined && shown !== contentRevision) void refetch({ cancelRefetch: false })
  }, [shown, contentRevision, refetch])
  useEffect(() => {
    if (isLoaded && nextId !== undefined) void queryClient.prefetchQuery(releaseQuery(nextId))
  }, [isLoaded, nextId])
  return { data, error, refetch, shown }
}
