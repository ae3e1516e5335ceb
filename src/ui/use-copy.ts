import { useTranslation } from 'react-i18next'
import { showToast } from '#src/ui/toast.tsx'

/** What a text is, to name it in the toast. */
export type CopiedKind = 'id' | 'link' | 'code'

/** Copies a text to the clipboard and shows a toast with the result. */
export const useCopy = () => {
  const { t } = useTranslation('common')
  return async (text: string, kind?: CopiedKind): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      await showToast({
        kind: 'success',
        title: t('copy.success.title', { context: kind }),
        message: t('copy.success.description'),
      })
    } catch {
      // The browser refused: no permission, or the page lost the focus.
      await showToast({ kind: 'error', title: t('copy.error.title'), message: t('copy.error.description') })
    }
  }
}
