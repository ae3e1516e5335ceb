import i18next from 'i18next'
import { showToast } from '#src/ui/toast.tsx'

/** The screen changes under the person: they are told why, in words of its own. */
export const showAccessChangedToast = async (): Promise<void> => {
  await i18next.loadNamespaces('toasts')
  await showToast({
    kind: 'warning',
    title: i18next.t('toasts:accessChanged.title'),
    message: i18next.t('toasts:accessChanged.description'),
  })
}
