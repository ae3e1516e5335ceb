import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { discardTrackFile } from '#src/features/releases/workspace/tracks/track-files.ts'
import { coverKey, type OpenedReleaseDraft } from '#src/features/releases/workspace/release-draft.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import classes from '#src/features/releases/workspace/workspace.module.css'

/** Back to what was last saved; a release that never was is given up altogether. */
export const DiscardDraft = ({ opened, baseline }: { opened: OpenedReleaseDraft; baseline: ReleaseForm | null }) => {
  const { t } = useTranslation('releases')
  const { releaseId } = useWorkspace()
  const { getValues, reset } = useFormContext<ReleaseForm>()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const discard = async () => {
    for (const { assetId, media } of getValues('tracks')) if (media === null) discardTrackFile(assetId)
    await discardPickedImage(coverKey(releaseId))
    if (baseline !== null) reset(baseline)
    await opened.draft.discard()
    setAsked(false)
    if (baseline === null) await navigate({ to: '/releases', ignoreBlocker: true })
  }
  return (
    <>
      <button type="button" className={classes.discard} onClick={() => setAsked(true)}>
        {t('draft.discard')}
      </button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void discard()}
        title={t('draft.discard')}
        confirmLabel={t('draft.discard')}
        tone="destructive"
      >
        <p>{t('draft.discardLead')}</p>
      </ConfirmDialog>
    </>
  )
}
