import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { install } from '#src/pwa/install/install.ts'
import { InstallSteps } from '#src/pwa/install/install-steps.tsx'
import { useInstallMethod } from '#src/pwa/install/use-install-method.ts'
import classes from '#src/features/profile/profile.module.css'

/** For whoever looks for it, also after they refused it once; nothing where Liner is installed or cannot be. */
export const InstallSection = () => {
  const { t } = useTranslation('device')
  const way = useInstallMethod()
  if (way === null) return null
  return (
    <section className={classes.section}>
      <header>
        <h2>{t('install.title')}</h2>
        <p>{t('install.lead')}</p>
      </header>
      <div className={classes.push}>
        {way === 'steps' ? <InstallSteps /> : <Button onClick={() => void install()}>{t('install.action')}</Button>}
      </div>
    </section>
  )
}
