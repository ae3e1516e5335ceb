import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetRead } from '#src/api/kept-answers.ts'
import { formatBytes } from '#src/i18n/format-bytes.ts'
import { useOnline } from '#src/pwa/use-online.ts'
import classes from '#src/features/profile/profile.module.css'

const readUsage = async (): Promise<number | null> => {
  const estimate = await navigator.storage.estimate().catch(() => null)
  return estimate?.usage ?? null
}

/** How much this device keeps, and how what was only read is let go of; drafts and what waits to be sent stay. */
export const StorageSection = () => {
  const { t, i18n } = useTranslation('outbox')
  const isOnline = useOnline()
  const [usage, setUsage] = useState<number | null>(null)
  const [isCleared, setCleared] = useState(false)
  useEffect(() => void readUsage().then(setUsage), [])
  const clear = async () => {
    await forgetRead()
    setUsage(await readUsage())
    setCleared(true)
  }
  return (
    <section className={classes.section}>
      <header>
        <h2>{t('storage.title')}</h2>
        <p>{t('storage.lead')}</p>
      </header>
      <div className={classes.push}>
        <p role="status">
          {usage !== null && t('storage.used', { size: formatBytes(usage, i18n.resolvedLanguage ?? 'en') })}
          {isCleared && ` ${t('storage.cleared')}`}
        </p>
        {/* Without a network it could not be read again. */}
        <Button variant="default" disabled={!isOnline} onClick={() => void clear()}>
          {t('storage.clear')}
        </Button>
      </div>
    </section>
  )
}
