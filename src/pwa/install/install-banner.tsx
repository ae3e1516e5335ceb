import { Button } from '@mantine/core'
import i18next from 'i18next'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeInstallOffer, installOffer } from '#src/pwa/install/install-offer.ts'
import { install } from '#src/pwa/install/install.ts'
import { InstallSteps } from '#src/pwa/install/install-steps.tsx'
import { useInstallMethod } from '#src/pwa/install/use-install-method.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { useStore } from 'zustand'
import classes from '#src/ui/banner.module.css'

const texts = i18next.loadNamespaces('device')

const Offer = () => {
  use(texts)
  const { t } = useTranslation('device')
  const way = useInstallMethod()
  const [shown, setShown] = useState(false)
  const accept = () => {
    if (way === 'steps') return setShown(true)
    closeInstallOffer()
    void install()
  }
  return (
    <section className={classes.banner} data-tone="news" aria-label={t('install.title')}>
      <IconDownload size={18} stroke={1.75} aria-hidden />
      <span className={classes.words}>{t('install.offer')}</span>
      <Button size="compact-sm" variant="subtle" onClick={closeInstallOffer}>
        {t('install.later')}
      </Button>
      <Button size="compact-sm" onClick={accept}>
        {t(way === 'steps' ? 'install.show' : 'install.action')}
      </Button>
      <Dialog opened={shown} onClose={closeInstallOffer} title={t('install.title')}>
        <InstallSteps />
      </Dialog>
    </section>
  )
}

export const InstallBanner = () => (useStore(installOffer) ? <Offer /> : null)
