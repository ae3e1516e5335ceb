import i18next from 'i18next'
import { followTabs } from '#src/app/push/follow-tabs.ts'
import { followUnread } from '#src/app/push/follow-unread.ts'
import { followWorker } from '#src/app/push/follow-worker.ts'
import { PushOffer } from '#src/app/push/push-offer-banner.tsx'
import { offerAfterSubmission } from '#src/app/push/push-offer.ts'
import { addBanner } from '#src/app/shell/banners.ts'
import { writePushLanguage } from '#src/pwa/device-token.ts'

const tellLanguage = () => void writePushLanguage(i18next.resolvedLanguage ?? 'en')

/** Everything a page does for the messages that arrive while nobody looks at it. */
export const watchPush = () => {
  tellLanguage()
  i18next.on('languageChanged', tellLanguage)
  followWorker()
  followUnread()
  followTabs()
  offerAfterSubmission()
  addBanner(PushOffer)
}
