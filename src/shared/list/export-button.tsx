import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconDownload } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Saves the list as a sheet; what makes the sheet comes with the first wish for one. */
export const ExportButton = ({ save }: { save: () => Promise<void> }) => {
  const { t } = useTranslation(['lists', 'errors'])
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await save()
    } catch (error) {
      // What words a failure comes after the first screen.
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
      onClick={() => void press()}
    >
      {t('lists:export')}
    </Button>
  )
}
