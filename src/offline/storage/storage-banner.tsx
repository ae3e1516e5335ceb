import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { type StorageHealth, storageHealth } from '#src/offline/storage/storage-health.ts'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import classes from '#src/ui/banner.module.css'

const Trouble = ({ health }: { health: Exclude<StorageHealth, 'well'> }) => {
  const { t } = useTranslation('device')
  return (
    <p className={classes.banner}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <span className={classes.texts}>{t(`storage.${health}`)}</span>
    </p>
  )
}

/** Warns that data cannot be stored, before anybody relies on it. */
export const StorageBanner = () => {
  const health = useStore(storageHealth)
  return health === 'well' ? null : <Trouble health={health} />
}
