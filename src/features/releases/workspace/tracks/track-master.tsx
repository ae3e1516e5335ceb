import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Media } from '#src/contract/assets.ts'
import { useFieldProblems } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { RequestedAtField, useReasonsAt } from '#src/features/releases/workspace/step-reasons.tsx'
import { discardTrackFile } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { SoundNotes } from '#src/shared/media/master-details.tsx'
import { purposeOf } from '#src/shared/media/master.ts'
import { MasterUpload, ReplaceMaster } from '#src/shared/upload/master-upload.tsx'
import { pickedMasters } from '#src/shared/upload/picked-masters.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'
import masterClasses from '#src/shared/media/master.module.css'

type Props = {
  track: TrackForm
  index: number
  /** Whether the fields of the track are shown: otherwise it is one line. */
  isOpen: boolean
  onReplace: (file: File) => void
  onRestore: (media: Media) => void
}

/** The upload of a track's master until it has arrived, then its file, its sound report and why stores would refuse it. */
export const TrackMaster = ({ track, index, isOpen, onReplace, onRestore }: Props) => {
  const { t } = useTranslation('uploads')
  const { assetId, media } = track
  const field = `tracks.${assetId}.media`
  const problems = useFieldProblems(field, `tracks.${index}.media`)
  const reasons = useReasonsAt(field)
  const errors = media === null ? [] : problems.filter(({ severity }) => severity === 'ERROR')
  const purpose = purposeOf(track.format)
  const isPicked = useStore(pickedMasters, (masters) => masters[assetId] !== undefined)
  // Until the track is saved with another one, its saved master can be had back.
  const saved =
    useStore(
      useWorkspace().state,
      ({ baseline }) => baseline?.tracks.find((each) => each.assetId === assetId)?.media,
    ) ?? null
  const discard = () => (saved === null ? discardTrackFile(assetId) : onRestore(saved))
  return (
    <div className={classes.master}>
      <RequestedAtField reasons={reasons} />
      {errors.map((problem) => (
        <FieldError key={problem.code}>{problemText(problem)}</FieldError>
      ))}
      {media !== null && <SoundNotes media={media} />}
      {media !== null && isOpen && errors.length === 0 && (
        <div className={masterClasses.stored}>
          <span className={masterClasses.file}>{media.fileName}</span>
          <ReplaceMaster media={media} purpose={purpose} onPick={onReplace} />
        </div>
      )}
      {(media === null || errors.length > 0) && (
        <MasterUpload uploadKey={assetId} purpose={purpose} onPick={onReplace} onCancel={discard} />
      )}
      {media === null && saved !== null && isPicked && (
        <Button variant="subtle" size="compact-sm" onClick={discard}>
          {t('master.discard')}
        </Button>
      )}
    </div>
  )
}
