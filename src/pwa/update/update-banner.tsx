import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { applyUpdate, type Update, update } from '#src/pwa/update/update.ts'
import { IconSparkles } from '#src/ui/icons.ts'
import classes from '#src/ui/banner.module.css'

const MESSAGES = { waiting: 'update.message', held: 'update.held', replaced: 'update.replaced' } as const

/** Offers a new version, which takes over only when the person agrees. */
export const UpdateBanner = () => {
  const { t } = useTranslation('shell')
  const state = useStore(update)
  const [putOff, setPutOff] = useState<Update>('none')
  if (state === 'none' || state === putOff) return null
  const act = state === 'replaced' ? () => window.location.reload() : () => void applyUpdate()
  return (
    <div className={classes.banner} data-tone="news">
      <IconSparkles size={18} stroke={1.75} aria-hidden />
      <span className={classes.texts}>{t(MESSAGES[state])}</span>
      <Button size="compact-sm" variant="subtle" onClick={() => setPutOff(state)}>
        {t('update.later')}
      </Button>
      <Button size="compact-sm" onClick={act}>
        {t(state === 'replaced' ? 'update.load' : 'update.action')}
      </Button>
    </div>
  )
}
