import { useTranslation } from 'react-i18next'
import { showToast } from '#src/ui/toast.tsx'

/** Copies a text to the clipboard and shows a toast with the result. */
export const useCopy = () => {
  const { t } = useTranslation('common')
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      await showToast({ kind: 'success', title: t('copy.success.title'), message: t('copy.success.description') })
    } catch {
      // The browser refused: no permission, or the page lost the focus.
      await showToast({ kind: 'error', title: t('copy.error.title'), message: t('copy.error.description') })
    }
  }
}
