import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssetPicker } from '#src/catalogue/asset-picker.tsx'
import { FileDrop } from '#src/catalogue/uploads/file-drop.tsx'
import { fieldId } from '#src/features/releases/workspace/fields/field-id.ts'
import { messagesOf } from '#src/features/releases/workspace/fields/field-messages.tsx'
import { useFieldProblems } from '#src/features/releases/workspace/fields/use-field-problems.ts'
import { InstantProblems } from '#src/features/releases/workspace/tracks/instant-problems.tsx'
import { TrackList } from '#src/features/releases/workspace/tracks/track-list.tsx'
import { useTracks } from '#src/features/releases/workspace/tracks/use-tracks.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

const MASTERS = '.wav,.flac,audio/wav,audio/x-wav,audio/flac'

export const Tracks = () => {
  const { t } = useTranslation('releases')
  const { tracks, addFiles, addAssets, ...actions } = useTracks()
  const [picking, setPicking] = useState(false)
  const { error } = messagesOf(useFieldProblems('tracks', 'tracks'), 'tracks')
  return (
    <div className={classes.tracks} id={fieldId('tracks')} tabIndex={-1}>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <InstantProblems />
      <TrackList tracks={tracks} {...actions} />
      <FileDrop accept={MASTERS} multiple label={t('tracks.drop')} onFiles={addFiles} />
      <Button variant="default" className={classes.pick} onClick={() => setPicking(true)}>
        {t('tracks.pickExisting')}
      </Button>
      <Dialog opened={picking} onClose={() => setPicking(false)} title={t('tracks.pickExisting')} size="large">
        <AssetPicker
          format="TRACK"
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
