import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AssetPicker } from '#src/features/releases/workspace/tracks/asset-picker.tsx'
import { MASTER_FILES, purposeOf } from '#src/shared/media/master.ts'
import { FileDrop } from '#src/shared/upload/file-drop.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { useTracks } from '#src/features/releases/workspace/tracks/use-tracks.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { TrackCard } from '#src/features/releases/workspace/tracks/track-card.tsx'

type TrackListProps = {
  tracks: readonly TrackForm[]
  move: (from: number, to: number) => void
  remove: (assetId: string) => void
  replaceFile: (assetId: string, file: File) => void
}

/** Tracks in the order they play. Every move is announced to screen readers. */
const TrackList = ({ tracks, move, remove, replaceFile }: TrackListProps) => {
  const { t } = useTranslation('releases')
  const [announcement, setAnnouncement] = useState('')
  const moveTrack = (from: number, to: number) => {
    const track = tracks[from]
    if (track === undefined || to < 0 || to >= tracks.length) return
    move(from, to)
    setAnnouncement(t('tracks.moved', { title: track.title, position: to + 1, total: tracks.length }))
  }
  return (
    <>
      <ol className={classes.list} aria-label={t('tracks.list')}>
        {tracks.map((track, index) => (
          <TrackCard
            key={track.assetId}
            track={track}
            index={index}
            isLast={index === tracks.length - 1}
            onMove={moveTrack}
            onRemove={() => remove(track.assetId)}
            onReplace={(file) => replaceFile(track.assetId, file)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  )
}

/** Instant gratification has problems of the whole list, not of one track. */
const InstantGratificationProblems = () => {
  const { error, description } = useFieldMessages('instantGratification', 'tracks')
  if (error === undefined && description === undefined) return null
  return (
    <div id={fieldId('instantGratification')} tabIndex={-1}>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {description === undefined ? null : <p className={classes.note}>{description}</p>}
    </div>
  )
}

export const TracksStep = () => {
  const { t } = useTranslation('releases')
  const { tracks, addFiles, addAssets, ...actions } = useTracks()
  const { control } = useFormContext<ReleaseForm>()
  const format = useWatch({ control, name: 'format' }) === 'VIDEO' ? 'VIDEO' : 'TRACK'
  const [picking, setPicking] = useState(false)
  const { error } = useFieldMessages('tracks', 'tracks')
  return (
    <div className={classes.tracks} id={fieldId('tracks')} tabIndex={-1}>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <InstantGratificationProblems />
      <TrackList tracks={tracks} {...actions} />
      <FileDrop accept={MASTER_FILES[purposeOf(format)]} multiple label={t('tracks.drop')} onFiles={addFiles} />
      <Button variant="default" className={classes.pick} onClick={() => setPicking(true)}>
        {t('tracks.pickExisting')}
      </Button>
      <Dialog opened={picking} onClose={() => setPicking(false)} title={t('tracks.pickExisting')} size="large">
        <AssetPicker
          format={format}
          excluded={tracks.map(({ assetId }) => assetId)}
          onPick={(assets) => {
            addAssets(assets)
            setPicking(false)
          }}
        />
      </Dialog>
    </div>
  )
}
