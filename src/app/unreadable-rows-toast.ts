import i18next from 'i18next'
import { showToast } from '#src/ui/toast.tsx'

const textsStarted = () =>
  new Promise<void>((resolve) => {
    if (i18next.isInitialized) resolve()
    else i18next.on('initialized', () => resolve())
  })

/** The demo's catalogue lacks what another version kept and this one cannot read. */
export const showUnreadableRowsToast = async (count: number): Promise<void> => {
  await textsStarted()
  await i18next.loadNamespaces('toasts')
  await showToast({
    kind: 'warning',
    title: i18next.t('toasts:rowsSetAside.title'),
    message: i18next.t('toasts:rowsSetAside.description', { count }),
  })
}
