import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { formatList } from '#src/i18n/format-list.ts'
import { formatBytes } from '#src/i18n/format.ts'
import { clearPinnedReleases } from '#src/offline/pinned/pin-release.ts'
import { usePinnedReleases } from '#src/offline/pinned/pinned-releases.ts'
import { persistedPictureSize } from '#src/offline/query-persistence/persisted-pictures.ts'
import { clearPersistedAnswers } from '#src/offline/query-persistence/persisted-queries.ts'
import { estimateStorage } from '#src/offline/storage/browser-storage.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/profile/profile.module.css'

type StorageUsage = { usage: number | null; pictures: { count: number; bytes: number } }

const UNKNOWN: StorageUsage = { usage: null, pictures: { count: 0, bytes: 0 } }

const readUsage = async (): Promise<StorageUsage> => {
  const estimate = await estimateStorage()
  return { usage: estimate?.usage ?? null, pictures: await persistedPictureSize() }
}

/** The storage that is used, read again when `pinnedCount` changes, and a function that frees it. */
const useStorageUsage = (pinnedCount: number) => {
  const query = useQuery({
    queryKey: ['storage', pinnedCount],
    queryFn: readUsage,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    initialData: UNKNOWN,
  })
  const [isCleared, setCleared] = useState(false)
  const clear = async () => {
    await Promise.all([clearPersistedAnswers(), clearPinnedReleases()])
    await query.refetch()
    setCleared(true)
  }
  return { ...query.data, isCleared, clear }
}

/** How much storage is used. Persisted queries and pinned releases can be cleared; drafts and the outbox stay. */
export const StorageSection = () => {
  const { t, i18n } = useTranslation('outbox')
  const isOnline = useOnline()
  const pinned = usePinnedReleases()
  const { usage, pictures, isCleared, clear } = useStorageUsage(pinned.length)
  const [isConfirming, setConfirming] = useState(false)
  const size = (bytes: number) => formatBytes(bytes, i18n.language)
  const titles = formatList(
    pinned.map(({ title }) => t('storage.quoted', { title })),
    i18n.language,
  )
  return (
    <ProfileSection title={t('storage.title')} lead={t('storage.lead')}>
      <div className={classes.stack}>
        <output>
          {usage !== null && t('storage.used', { size: size(usage) })}
          {pinned.length > 0 && ` ${t('storage.releases', { count: pinned.length })}`}
          {pictures.count > 0 && ` ${t('storage.pictures', { count: pictures.count, size: size(pictures.bytes) })}`}
          {isCleared && ` ${t('storage.cleared')}`}
        </output>
        {/* Offline, the data could not be loaded again. */}
        <Button
          variant="default"
          disabled={!isOnline}
          onClick={() => (pinned.length > 0 ? setConfirming(true) : void clear())}
        >
          {t('storage.clear')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          void clear()
        }}
        title={t('storage.lostTitle')}
        confirmLabel={t('storage.clear')}
        tone="destructive"
      >
        <p>{t('storage.lost', { count: pinned.length, titles })}</p>
      </ConfirmDialog>
    </ProfileSection>
  )
}
