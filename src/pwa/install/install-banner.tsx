import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import {
  install,
  useInstallMethod,
  installMethod,
  isOfferDue,
  countVisit,
  readInstallRecord,
  rememberAnswer,
} from '#src/pwa/install/install.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/ui/banner.module.css'

// Signing in is no work that was done, reading neither, and a file that arrived is only half of one.
const NO_WORK = /^\[\["(?:auth|notifications|uploads)"/

/** Only browsers without a prompt of their own show the steps. */
const InstallSteps = lazyPart(async () => (await import('#src/pwa/install/install-steps.tsx')).InstallSteps)

const installOffer = createStore<boolean>(() => false)

/** Offers the installation where it interrupts nothing: after a save, to a returning visitor. */
export const offerInstall = () => {
  countVisit()
  queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.state.status !== 'success' || session.getState().jwt === null) return
    if (NO_WORK.test(JSON.stringify(mutation.options.mutationKey ?? null))) return
    if (installMethod() !== null && isOfferDue(readInstallRecord())) installOffer.setState(true)
  })
  window.addEventListener('appinstalled', closeInstallOffer)
}

/** Whatever the answer, the offer is made once. */
const closeInstallOffer = () => {
  rememberAnswer()
  installOffer.setState(false)
}

const Offer = () => {
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
      <span className={classes.texts}>{t('install.offer')}</span>
      <Button size="compact-sm" variant="subtle" onClick={closeInstallOffer}>
        {t('install.later')}
      </Button>
      <Button size="compact-sm" onClick={accept}>
        {t(way === 'steps' ? 'install.show' : 'install.action')}
      </Button>
      <Dialog opened={shown} onClose={closeInstallOffer} title={t('install.title')}>
        <Suspense fallback={null}>
          <InstallSteps />
        </Suspense>
      </Dialog>
    </section>
  )
}

export const InstallBanner = () => (useStore(installOffer) ? <Offer /> : null)
