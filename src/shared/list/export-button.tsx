import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconDownload } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Saves the list as a CSV file; the exporter is fetched at the first exportRows. */
export const ExportButton = ({ save }: { save: () => Promise<void> }) => {
  const { t } = useTranslation(['lists', 'errors'])
  const [busy, setBusy] = useState(false)
  const exportRows = async () => {
    setBusy(true)
    try {
      await save()
    } catch (error) {
      // The error texts are not part of the first screen.
      const { errorText } = await import('#src/api/error-text.ts')
      await showToast({ kind: 'error', title: t('errors:title'), message: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={busy}
      onClick={() => void exportRows()}
    >
      {t('lists:export')}
    </Button>
  )
}
