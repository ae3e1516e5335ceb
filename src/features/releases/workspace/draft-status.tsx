import { useNavigate } from '@tanstack/react-router'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { discardTrackFile, savedAddedTracks } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { usePendingUploads } from '#src/features/releases/workspace/watch-uploads.ts'
import { useDraft } from '#src/offline/drafts/draft-autosave.ts'
import { useHasPendingChanges } from '#src/offline/outbox/queue/outbox-state.ts'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import classes from '#src/features/releases/workspace/workspace.module.css'

/** What discarding leaves behind: a track is saved as an asset as soon as its master has arrived. */
const AddedTracks = ({ baseline }: { baseline: ReleaseForm | null }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const count = savedAddedTracks(useWatch({ control, name: 'tracks' }), baseline?.tracks ?? []).length
  return count === 0 ? null : <p>{t('draft.discardTracks', { count })}</p>
}

/** Returns to what was last saved; a release that was never saved is discarded as a whole. */
const DiscardDraft = ({ opened, baseline }: { opened: OpenedReleaseDraft; baseline: ReleaseForm | null }) => {
  const { t } = useTranslation('releases')
  const { setAnswers } = useWorkspace()
  const { getValues, reset } = useFormContext<ReleaseForm>()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const discard = async () => {
    for (const { assetId, media } of getValues('tracks')) if (media === null) discardTrackFile(assetId)
    await discardPickedImage(opened.coverKey)
    setAnswers({})
    if (baseline !== null) reset(baseline)
    await opened.draft.discard()
    setAsking(false)
    if (baseline === null) await navigate({ to: '/releases', ignoreBlocker: true })
  }
  return (
    <>
      <button type="button" data-text-button onClick={() => setAsking(true)}>
        {t('draft.discard')}
      </button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void discard()}
        title={t('draft.discard')}
        confirmLabel={t('draft.discard')}
        tone="destructive"
      >
        <p>{t('draft.discardLead')}</p>
        <AddedTracks baseline={baseline} />
      </ConfirmDialog>
    </>
  )
}

/** Whether the release is saved, queued in the outbox, or a draft on this device. */
export const DraftStatus = ({ opened, isReading }: { opened: OpenedReleaseDraft; isReading: boolean }) => {
  const { t } = useTranslation('releases')
  const { savedAt, failure } = useDraft(opened.draft)
  const { releaseId, coverKey } = useWorkspace()
  const isUploading = usePendingUploads(coverKey, useFormContext<ReleaseForm>())
  const { isSaved, baseline } = useEditorState(({ isSaved, baseline }) => ({ isSaved, baseline }))
  const isQueued = useHasPendingChanges([releaseId, ...(baseline?.tracks ?? []).map(({ assetId }) => assetId)])
  const statusText = () => {
    if (failure !== null) return t(`draft.notStored.${failure}`)
    if (isSaved && isUploading) return t('draft.uploading')
    if (isSaved && isQueued) return t('draft.queued')
    if (isSaved) return isReading ? '' : t('draft.saved')
    return savedAt === null ? t('draft.unsaved') : t('draft.stored', { time: dayjs(savedAt).format('HH:mm') })
  }
  return (
    <>
      <output className={classes.saved}>{statusText()}</output>
      {isSaved ? null : <DiscardDraft opened={opened} baseline={baseline} />}
      {opened.openElsewhere ? <span className={classes.warning}>{t('draft.openElsewhere')}</span> : null}
      {opened.damaged ? <span className={classes.warning}>{t('draft.damaged')}</span> : null}
    </>
  )
}
