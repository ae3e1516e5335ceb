import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { turnOn, isPushOffered, pushState } from '#src/pwa/push/push-subscription.ts'
import { IconBell } from '#src/ui/icons.ts'
import classes from '#src/ui/banner.module.css'

const ANSWERED = 'push-offer-answered'
const SUBMITTED = JSON.stringify(api.submissions.create.mutationKey())

const pushOffer = createStore<boolean>(() => false)

const isWorthAsking = () =>
  isPushOffered &&
  pushState.getState() === 'off' &&
  Notification.permission === 'default' &&
  localStorage.getItem(ANSWERED) === null

/** Offers push after a submission, whose answer will come later. */
export const offerPushAfterSubmission = () => {
  queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    if (JSON.stringify(mutation.options.mutationKey) === SUBMITTED && isWorthAsking()) pushOffer.setState(true)
  })
}

/** Whatever the answer, the offer is made once. */
const closePushOffer = () => {
  localStorage.setItem(ANSWERED, 'true')
  pushOffer.setState(false)
}

const Offer = () => {
  const { t } = useTranslation('push')
  const accept = () => {
    closePushOffer()
    void turnOn()
  }
  return (
    <section className={classes.banner} data-tone="news" aria-label={t('offer.label')}>
      <IconBell size={18} stroke={1.75} aria-hidden />
      <span className={classes.texts}>{t('offer.message')}</span>
      <Button size="compact-sm" variant="subtle" onClick={closePushOffer}>
        {t('offer.later')}
      </Button>
      <Button size="compact-sm" onClick={accept}>
        {t('offer.accept')}
      </Button>
    </section>
  )
}

/** Explains what push is for before the browser asks for permission, which it does only once. */
export const PushOfferBanner = () => (useStore(pushOffer) ? <Offer /> : null)
