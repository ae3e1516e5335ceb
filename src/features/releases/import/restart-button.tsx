import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearImport, useImportState } from '#src/features/releases/import/import-draft.ts'
import { resetImport } from '#src/features/releases/import/send-import.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

/** Back to an empty import. */
export const startAgain = () => {
  clearImport()
  resetImport()
}

/** Starts over, and asks first where lines would be lost. */
export const RestartButton = ({ disabled = false }: { disabled?: boolean }) => {
  const { t } = useTranslation('import')
  const { lines } = useImportState()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        onClick={() => (lines.length === 0 ? startAgain() : setAsking(true))}
        disabled={disabled}
      >
        {t('lines.restart')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={startAgain}
        title={t('lines.restartTitle')}
        confirmLabel={t('lines.restart')}
        tone="destructive"
      >
        <p>{t('lines.restartLead')}</p>
      </ConfirmDialog>
    </>
  )
}
