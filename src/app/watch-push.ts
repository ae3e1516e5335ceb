import i18next from 'i18next'
import { syncUnreadTabs } from '#src/app/sync-unread-tabs.ts'
import { syncAppBadge } from '#src/pwa/push/app-badge.ts'
import { handleServiceWorkerMessages } from '#src/app/service-worker-messages.ts'
import { PushOfferBanner } from '#src/pwa/push/push-offer-banner.tsx'
import { offerPushAfterSubmission } from '#src/pwa/push/push-offer.ts'
import { addBanner } from '#src/app/shell/banners.ts'
import { writePushLanguage } from '#src/pwa/push/push-device-store.ts'

const storePushLanguage = () => void writePushLanguage(i18next.resolvedLanguage ?? 'en')

/** Everything a page does for the messages that arrive while nobody looks at it. */
export const watchPush = () => {
  storePushLanguage()
  i18next.on('languageChanged', storePushLanguage)
  handleServiceWorkerMessages()
  syncAppBadge()
  syncUnreadTabs()
  offerPushAfterSubmission()
  addBanner(PushOfferBanner)
}
