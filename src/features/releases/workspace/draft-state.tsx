import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type MergedField, differencesOf, mergeOf } from '#src/features/releases/workspace/form/merge-release.ts'
import { type OpenedReleaseDraft, coverKey } from '#src/features/releases/workspace/form/release-draft.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { discardTrackFile } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { useDraft } from '#src/offline/drafts/draft-autosave.ts'
import { useHasPendingChanges } from '#src/offline/outbox/queue/outbox-state.ts'
import { ConflictDialog } from '#src/shared/form/conflict-dialog.tsx'
import { useReleaseFieldText } from '#src/shared/release/release-field-text.ts'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { LiveRegion } from '#src/ui/live-region.tsx'
import classes from '#src/features/releases/workspace/workspace.module.css'

type Props = {
  baseline: ReleaseForm
  local: ReleaseForm
  remote: ReleaseForm
  onClose: () => void
  onChosen: (merged: ReleaseForm) => void
}

/** Two edits of a release, when two people changed it at the same time. */
export const ReleaseConflictDialog = ({ baseline, local, remote, onClose, onChosen }: Props) => {
  const { t } = useTranslation('releases')
  const fieldText = useReleaseFieldText()
  const [differences] = useState(() => differencesOf(baseline, local, remote))
  return (
    <ConflictDialog
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      action={t('conflict.action')}
      differences={differences.map(({ field, chosen }) => ({
        field,
        chosen,
        label: t(`field.${field}`),
        local: t('conflict.local', { value: fieldText(field, local) }),
        remote: t('conflict.remote', { value: fieldText(field, remote) }),
      }))}
      onClose={onClose}
      onChosen={(sides) =>
        onChosen(
          mergeOf(
            local,
            remote,
            differences.map((one) => ({ ...one, chosen: sides.get(one.field) ?? one.chosen })),
          ),
        )
      }
    />
  )
}

/** Returns to what was last saved; a release that was never saved is discarded as a whole. */
const DiscardDraft = ({ opened, baseline }: { opened: OpenedReleaseDraft; baseline: ReleaseForm | null }) => {
  const { t } = useTranslation('releases')
  const { releaseId, setAnswers } = useWorkspace()
  const { getValues, reset } = useFormContext<ReleaseForm>()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const discard = async () => {
    for (const { assetId, media } of getValues('tracks')) if (media === null) discardTrackFile(assetId)
    await discardPickedImage(coverKey(releaseId))
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
      </ConfirmDialog>
    </>
  )
}

/** Whether the release is saved, queued in the outbox, or a draft on this device. */
export const DraftState = ({ opened, isReading }: { opened: OpenedReleaseDraft; isReading: boolean }) => {
  const { t } = useTranslation('releases')
  const { savedAt, failure } = useDraft(opened.draft)
  const { releaseId } = useWorkspace()
  const { isSaved, baseline } = useEditorState(({ isSaved, baseline }) => ({ isSaved, baseline }))
  const isQueued = useHasPendingChanges([releaseId, ...(baseline?.tracks ?? []).map(({ assetId }) => assetId)])
  const statusText = () => {
    if (failure !== null) return t(`draft.notStored.${failure}`)
    if (isSaved && isQueued) return t('draft.queued')
    if (isSaved) return isReading ? '' : t('draft.saved')
    return savedAt === null ? t('draft.unsaved') : t('draft.stored', { time: dayjs(savedAt).format('HH:mm') })
  }
  return (
    <div className={classes.draft} data-quiet={isReading || undefined}>
      <output>{statusText()}</output>
      {isSaved ? null : <DiscardDraft opened={opened} baseline={baseline} />}
      {opened.openElsewhere ? <span>{t('draft.openElsewhere')}</span> : null}
      {opened.damaged ? <span>{t('draft.damaged')}</span> : null}
    </div>
  )
}

/** Names what a copy does not take over from its release. */
export const DuplicateNotice = ({ title, leftOut }: { title: string; leftOut: readonly MergedField[] }) => {
  const { t, i18n } = useTranslation('releases')
  const fields = formatList(
    leftOut.map((field) => t(`field.${field}`)),
    i18n.language,
  )
  return (
    <LiveRegion>
      <Alert role="note" color="gray" title={t('duplicate.title', { title: title || t('untitled') })}>
        {leftOut.length === 0 ? t('duplicate.whole') : t('duplicate.leftOut', { fields })} {t('duplicate.lead')}
      </Alert>
    </LiveRegion>
  )
}
