import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { creditCopies } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const CopyCreditsForm = lazyPart(
  async () => (await import('#src/features/releases/workspace/tracks/copy-credits-form.tsx')).CopyCreditsForm,
)

/** Opens the form that copies credits: most tracks of a release share them. */
export const CopyCredits = ({ assetId }: { assetId: string }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const [opened, setOpened] = useState(false)
  const tracks = useWatch({ control, name: 'tracks' })
  const { sources, targets } = creditCopies(tracks, assetId)
  if (sources.length === 0 && targets.length === 0) return null
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpened(true)}>
        {t('credits.copy')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('credits.title')}>
        <Suspense>
          <CopyCreditsForm tracks={tracks} assetId={assetId} onDone={() => setOpened(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
