import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnreachable } from '#src/api/errors.ts'
import { usePinnedReleases, type PinnedRelease } from '#src/offline/pinned/pinned-releases.ts'
import { NewerVersionError } from '#src/offline/storage/storage-health.ts'
import { isTimeout } from '#src/platform/with-timeout.ts'
import { showToast } from '#src/ui/toast.tsx'

const load = () => import('#src/offline/pinned/pin-release.ts')

/** The text that says why a release could not be pinned. */
const reasonOf = (error: unknown) => {
  if (isUnreachable(error) || !navigator.onLine) return 'offline'
  if (error instanceof NewerVersionError) return 'newer'
  if (isTimeout(error)) return 'silent'
  const isRefused = error instanceof Error && (error.name === 'StorageFullError' || error.name === 'QuotaExceededError')
  return isRefused ? 'full' : 'unknown'
}

/** Pins or unpins a release, and shows a toast once that is done. */
export const usePinRelease = (releaseId: string) => {
  const { t } = useTranslation('lists')
  const [isBusy, setBusy] = useState(false)
  const pinned = usePinnedReleases().find((each) => each.releaseId === releaseId)

  const pin = async () => {
    const { missing } = await (await load()).pinRelease(releaseId)
    const message = missing === 0 ? t('pinned.done.message') : t('pinned.done.missing', { count: missing })
    await showToast({ kind: missing === 0 ? 'success' : 'warning', title: t('pinned.done.title'), message })
  }
  const unpin = async (before: PinnedRelease) => {
    await (await load()).unpinRelease(before)
    await showToast({ kind: 'info', title: t('pinned.back.title'), message: t('pinned.back.message') })
  }
  const change = async () => {
    setBusy(true)
    try {
      await (pinned === undefined ? pin() : unpin(pinned))
    } catch (error) {
      await showToast({
        kind: 'error',
        title: t('pinned.failed.title'),
        message: t(`pinned.failed.${reasonOf(error)}`),
      })
    } finally {
      setBusy(false)
    }
  }
  return { isPinned: pinned !== undefined, isBusy, change }
}
