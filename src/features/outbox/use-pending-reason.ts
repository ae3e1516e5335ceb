import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { sharedQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { codeText } from '#src/api/error-text.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { blockersOf } from '#src/offline/outbox/queue/queue.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { useStored } from '#src/ui/store.ts'

/** Why a change has not been sent, in words. */
export const usePendingReason = (change: OutboxChange): string => {
  const { t } = useTranslation(['outbox', 'errors'])
  const isOnline = useOnline()
  const [blocker] = blockersOf(useStored(sharedQueue), change)
  const { failure, notBefore } = change
  if (failure !== null) return codeText(failure.message) ?? codeText(failure.code) ?? t('errors:unknown')
  if (blocker !== undefined) return t('outbox:why.behind', { title: blocker.title })
  if (!isOnline) return t('outbox:why.offline')
  if (notBefore > Date.now()) return t('outbox:why.later', { time: dayjs(notBefore).format('HH:mm') })
  return t('outbox:why.sending')
}
