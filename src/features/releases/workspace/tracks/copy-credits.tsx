import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { CopyCreditsForm } from '#src/features/releases/workspace/tracks/copy-credits-form.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** The credits of one track are mostly those of the next. */
export const CopyCredits = ({ assetId }: { assetId: string }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const [opened, setOpened] = useState(false)
  const tracks = useWatch({ control, name: 'tracks' })
  if (tracks.length < 2) return null
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpened(true)}>
        {t('credits.copy')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('credits.title')}>
        <CopyCreditsForm tracks={tracks} assetId={assetId} onDone={() => setOpened(false)} />
      </Dialog>
    </>
  )
}
