import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { shownQueue } from '#src/app/outbox/outbox.ts'
import { codeText } from '#src/api/error-text.ts'
import type { WaitingChange } from '#src/offline/outbox/change.ts'
import { blockersOf } from '#src/offline/outbox/queue.ts'
import { useOnline } from '#src/pwa/use-online.ts'
import { useStored } from '#src/ui/store.ts'

/** Why a change has not been sent, in words. */
export const useWhy = (change: WaitingChange): string => {
  const { t } = useTranslation(['outbox', 'errors'])
  const isOnline = useOnline()
  const [blocker] = blockersOf(useStored(shownQueue), change)
  const { failure, notBefore } = change
  if (failure !== null) return codeText(failure.message) ?? codeText(failure.code) ?? t('errors:unknown')
  if (blocker !== undefined) return t('outbox:why.behind', { title: blocker.title })
  if (!isOnline) return t('outbox:why.offline')
  if (notBefore > Date.now()) return t('outbox:why.later', { time: dayjs(notBefore).format('HH:mm') })
  return t('outbox:why.sending')
}
