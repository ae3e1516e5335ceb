import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isPushOffered, pushState, turnOff, turnOn } from '#src/pwa/push/push-subscription.ts'
import { useStored } from '#src/ui/store.ts'
import classes from '#src/features/profile/profile.module.css'

/** Whether this device is told what happens; where the browser refuses, the way back. */
export const PushSection = () => {
  const { t } = useTranslation('push')
  const state = useStored(pushState)
  if (!isPushOffered) return null
  return (
    <section className={classes.section}>
      <header>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
      </header>
      <div className={classes.push}>
        <p role="status">{t(state === 'connecting' ? 'off' : state)}</p>
        {(state === 'off' || state === 'connecting') && (
          <Button loading={state === 'connecting'} onClick={() => void turnOn()}>
            {t('turnOn')}
          </Button>
        )}
        {(state === 'on' || state === 'failed') && (
          <Button variant="default" onClick={() => void turnOff()}>
            {t('turnOff')}
          </Button>
        )}
      </div>
    </section>
  )
}
