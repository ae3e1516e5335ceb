import { Button } from '@mantine/core'
import i18next from 'i18next'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { closePushOffer, pushOffer } from '#src/pwa/push/push-offer.ts'
import { turnOn } from '#src/pwa/push/push-subscription.ts'
import { IconBell } from '#src/ui/icons.ts'
import { useStore } from 'zustand'
import classes from '#src/ui/banner.module.css'

const texts = i18next.loadNamespaces('push')

const Offer = () => {
  use(texts)
  const { t } = useTranslation('push')
  const accept = () => {
    closePushOffer()
    void turnOn()
  }
  return (
    <section className={classes.banner} data-tone="news" aria-label={t('offer.label')}>
      <IconBell size={18} stroke={1.75} aria-hidden />
      <span className={classes.words}>{t('offer.message')}</span>
      <Button size="compact-sm" variant="subtle" onClick={closePushOffer}>
        {t('offer.later')}
      </Button>
      <Button size="compact-sm" onClick={accept}>
        {t('offer.accept')}
      </Button>
    </section>
  )
}

/** Says what for before the browser asks whether: its question is asked once in a lifetime. */
export const PushOfferBanner = () => (useStore(pushOffer) ? <Offer /> : null)
