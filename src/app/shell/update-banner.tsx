import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { takeUpdate, waitingWorker } from '#src/pwa/worker.ts'
import { IconSparkles } from '#src/ui/icons.ts'
import classes from '#src/app/shell/banner.module.css'

/** A new version waits for the person's word, so that no page is taken from under their hands. */
export const UpdateBanner = () => {
  const { t } = useTranslation('shell')
  const worker = useStore(waitingWorker, (state) => state.worker)
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null)
  return (
    <div role="status">
      {worker !== null && worker !== putOff && (
        <div className={classes.banner} data-tone="news">
          <IconSparkles size={18} stroke={1.75} aria-hidden />
          <span className={classes.words}>{t('update.message')}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => setPutOff(worker)}>
            {t('update.later')}
          </Button>
          <Button size="compact-sm" onClick={takeUpdate}>
            {t('update.action')}
          </Button>
        </div>
      )}
    </div>
  )
}
