import { FileButton, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { UploadProgress } from '#src/catalogue/uploads/upload-progress.tsx'
import { useUpload } from '#src/catalogue/uploads/use-upload.ts'
import { cancelUpload, retryUpload } from '#src/catalogue/uploads/engine.ts'
import { ProblemText } from '#src/features/releases/workspace/fields/problem-text.tsx'
import type { TrackForm } from '#src/features/releases/workspace/release-form.ts'
import { trackFiles } from '#src/features/releases/workspace/tracks/track-files.ts'
import { TrackFacts } from '#src/features/releases/workspace/tracks/track-facts.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

type Props = { track: TrackForm; onReplace: (file: File) => void }

/** The way of a master from the picker to the upload service, with whatever is wrong with it. */
export const TrackMaster = ({ track, onReplace }: Props) => {
  const { t } = useTranslation('releases')
  const picked = useStore(trackFiles, (files) => files[track.assetId])
  const upload = useUpload(track.assetId)
  if (track.media !== null) return null

  const refused = picked?.problems.filter(({ severity }) => severity === 'ERROR') ?? []
  return (
    <div className={classes.master}>
      {picked === undefined ? null : <span className={classes.file}>{picked.file.name}</span>}
      {picked !== undefined && picked.facts === null ? <span role="status">{t('tracks.reading')}</span> : null}
      {upload === undefined ? <TrackFacts media={picked?.facts?.durationMs ? picked.facts : null} /> : null}
      {refused.map((problem) => (
        <div key={problem.code} role="alert">
          <FieldError>
            <ProblemText problem={problem} />
          </FieldError>
        </div>
      ))}
      {upload === undefined ? null : (
        <UploadProgress
          uploadKey={track.assetId}
          onCancel={() => cancelUpload(track.assetId)}
          onRetry={() => retryUpload(track.assetId)}
        />
      )}
      {picked === undefined || refused.length > 0 || upload?.state === 'FAILED' || upload?.state === 'CANCELLED' ? (
        <FileButton accept="audio/*,.wav,.flac" onChange={(file) => file !== null && onReplace(file)}>
          {(button) => (
            <Button {...button} variant="default" size="compact-sm">
              {t('tracks.chooseMaster')}
            </Button>
          )}
        </FileButton>
      ) : null}
    </div>
  )
}
