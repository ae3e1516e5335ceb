import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { keepClaim } from '#src/features/submissions/keep-claim.ts'
import { useQueueHotkeys } from '#src/features/submissions/queue-hotkeys.ts'
import type { QueueItem } from '#src/features/submissions/use-queue.ts'
import { player } from '#src/shared/player/player.ts'
import { IconUsers } from '#src/ui/icons.ts'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/submissions/review-claim.module.css'

/** Another reviewer has claimed it: the refreshed queue says who. */
const refreshQueue = (error: unknown) =>
  apiError(error)?.code === 'CONFLICT'
    ? queryClient.invalidateQueries({ queryKey: api.submissions.queue.queryKey() })
    : undefined

const isPlaying = () => player.getState().status === 'PLAYING'

/** What does not arrive is tried again with the next input. */
const renewClaim = (releaseId: string) => client.submissions.claim.mutate({ releaseId, isOn: true }).catch(refreshQueue)

/** Who is reviewing this release, and a button to say that it is oneself; the key `c` does the same. */
export const ReviewClaim = ({ item: { id, claim } }: { item: QueueItem }) => {
  const { t } = useTranslation('submissions')
  const online = useOnline()
  const isOwn = claim?.isOwn === true
  const change = useMutation({
    mutationKey: api.submissions.claim.mutationKey(),
    mutationFn: (isOn: boolean) => client.submissions.claim.mutate({ releaseId: id, isOn }),
    onError: refreshQueue,
  })
  const isKept = isOwn && online
  useEffect(
    () => (isKept ? keepClaim({ input: window, isPlaying, renew: () => void renewClaim(id) }) : undefined),
    [isKept, id],
  )
  const act = () => {
    // Pressed twice, it is asked once; the opposite may be asked while the queue is still refreshed.
    const isAsked = change.isPending && change.variables === !isOwn
    if (online && !isAsked) change.mutate(!isOwn)
  }
  const mayAct = claim === null || isOwn
  useQueueHotkeys({ c: mayAct ? act : undefined })
  return (
    <p className={classes.claim}>
      {claim !== null && (
        <span className={classes.who}>
          <IconUsers size={16} aria-hidden /> {isOwn ? t('review.own') : t('review.other', { name: claim.by })}
        </span>
      )}
      {mayAct && (
        <Button variant="default" disabled={!online} onClick={act}>
          {t(isOwn ? 'review.leave' : 'review.take')}
        </Button>
      )}
    </p>
  )
}
