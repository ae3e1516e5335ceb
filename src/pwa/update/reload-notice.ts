import i18next from 'i18next'
import { RELOADED_AT } from '#src/offline/storage/reloaded-at.ts'
import { showToast } from '#src/ui/toast.tsx'

const SHOWN = 'liner-reload-shown'

const markShown = (reloadedAt: string) => {
  try {
    sessionStorage.setItem(SHOWN, reloadedAt)
  } catch {
    // It is said once more after the next start.
  }
}

/**
 * A reload for a missing chunk loses what was pressed: the next page says so, once for each reload, in its tab. Rejects
 * where storage is refused, or where the code or the texts of a toast do not come.
 */
export const showReloadNotice = async () => {
  const reloadedAt = sessionStorage.getItem(RELOADED_AT)
  const isReloaded = reloadedAt !== null && Number.isFinite(Number(reloadedAt))
  if (!isReloaded || reloadedAt === sessionStorage.getItem(SHOWN)) return
  await i18next.loadNamespaces('toasts')
  await showToast({
    kind: 'warning',
    title: i18next.t('toasts:reloaded.title'),
    message: i18next.t('toasts:reloaded.description'),
    onShown: () => markShown(reloadedAt),
  })
}
