import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoreAction } from '#src/shared/page/more-button.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Saves the list as a CSV file; the exporter is fetched at the first export. */
export const useExport = (save: () => Promise<void>): { action: MoreAction; isExporting: boolean } => {
  const { t } = useTranslation(['lists', 'errors'])
  const [isExporting, setExporting] = useState(false)
  const exportRows = async () => {
    setExporting(true)
    try {
      await save()
    } catch (error) {
      // The error texts are not part of the first screen.
      const { errorText } = await import('#src/api/error-text.ts')
      await showToast({ kind: 'error', title: t('errors:title'), message: errorText(error) })
    } finally {
      setExporting(false)
    }
  }
  return { action: { label: t('lists:export'), Icon: IconDownload, run: () => void exportRows() }, isExporting }
}
