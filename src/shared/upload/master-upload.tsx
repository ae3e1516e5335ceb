import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Media } from '#src/contract/assets.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { MasterFacts, MasterProblems, SoundNotes } from '#src/shared/media/master-details.tsx'
import { MASTER_FILES, type MasterPurpose } from '#src/shared/media/master.ts'
import { MasterPlayer } from '#src/shared/player/master-player.tsx'
import { playableFile } from '#src/shared/player/playable-track.ts'
import { cancelDraftUpload, retryDraftUpload } from '#src/shared/upload/draft-upload.ts'
import { pickedMasters } from '#src/shared/upload/picked-masters.ts'
import { UploadProgress, useUpload, formatPercent } from '#src/shared/upload/upload-progress.tsx'
import { percentOf } from '#src/shared/upload/upload-speed.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import classes from '#src/shared/media/master.module.css'
import uploadProgressClasses from '#src/shared/upload/upload-progress.module.css'

type AnalysisProgressProps = { file: File; analyzed: number; onCancel: (() => void) | undefined }

/** How much of a master was analysed, before it is uploaded. */
const AnalysisProgress = ({ file, analyzed, onCancel }: AnalysisProgressProps) => {
  const { t, i18n } = useTranslation('uploads')
  const percent = percentOf(analyzed, file.size)
  const label = t('master.listening', { fileName: file.name })
  const valueText = t('master.listeningPercent', { percent: formatPercent(percent, i18n.language) })
  return (
    <div className={uploadProgressClasses.upload} data-state="LISTENING">
      <ProgressBar label={label} done={percent} total={100} valueText={valueText} />
      <div className={uploadProgressClasses.line}>
        <span className={uploadProgressClasses.text}>{valueText}</span>
        {onCancel === undefined ? null : (
          <Button variant="subtle" size="compact-sm" className={uploadProgressClasses.action} onClick={onCancel}>
            {t('cancel')}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
    </div>
  )
}

type ReplaceProps = { media: Media; purpose: MasterPurpose; onPick: (file: File) => void }

export const ReplaceMaster = ({ media, purpose, onPick }: ReplaceProps) => {
  const { t } = useTranslation('uploads')
  return (
    <FileButton accept={MASTER_FILES[purpose]} onChange={(file) => file !== null && onPick(file)}>
      {(button) => (
        <Button {...button} variant="default" size="compact-sm">
          {t('master.replace')}
          <VisuallyHidden> {media.fileName}</VisuallyHidden>
        </Button>
      )}
    </FileButton>
  )
}

type StoredProps = ReplaceProps & { onRemove: () => void }

/** An uploaded master: its facts and player, replace and remove. */
export const StoredMaster = ({ media, purpose, onPick, onRemove }: StoredProps) => {
  const { t } = useTranslation('uploads')
  return (
    <>
      <div className={classes.stored}>
        <span className={classes.file}>{media.fileName}</span>
        <MasterFacts media={media} whole />
      </div>
      <SoundNotes media={media} />
      <MasterPlayer media={media} track={playableFile(media)} />
      <div className={classes.stored}>
        <ReplaceMaster media={media} purpose={purpose} onPick={onPick} />
        <Button variant="subtle" size="compact-sm" onClick={onRemove}>
          {t('master.remove')}
          <VisuallyHidden> {media.fileName}</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}

type Props = {
  uploadKey: string
  purpose: MasterPurpose
  onPick: (file: File) => void
  /** Stops the reading, where nothing else does. */
  onCancel?: () => void
}

/** A picked master until it is uploaded: its facts, problems and progress. */
export const MasterUpload = ({ uploadKey, purpose, onPick, onCancel }: Props) => {
  const { t } = useTranslation('uploads')
  const picked = useStore(pickedMasters, (masters) => masters[uploadKey])
  const upload = useUpload(uploadKey)
  const refused = picked !== undefined && hasErrors(picked.problems)
  const stopped = upload?.state === 'FAILED' || upload?.state === 'CANCELLED'
  return (
    <div className={classes.master}>
      {picked === undefined ? null : <span className={classes.file}>{picked.file.name}</span>}
      {picked !== undefined && picked.facts === null ? <output>{t('master.reading')}</output> : null}
      {upload === undefined ? <MasterFacts media={picked?.facts?.durationMs ? picked.facts : null} /> : null}
      {picked !== undefined && picked.analyzed !== null ? (
        <AnalysisProgress file={picked.file} analyzed={picked.analyzed} onCancel={onCancel} />
      ) : null}
      <MasterProblems problems={picked?.problems ?? []} />
      {upload === undefined ? null : (
        <UploadProgress
          uploadKey={uploadKey}
          onCancel={() => cancelDraftUpload(uploadKey)}
          onRetry={() => retryDraftUpload(uploadKey)}
        />
      )}
      {picked === undefined || refused || stopped ? (
        <FileButton accept={MASTER_FILES[purpose]} onChange={(file) => file !== null && onPick(file)}>
          {(button) => (
            <Button {...button} variant="default" size="compact-sm">
              {t(`master.choose.${purpose}`)}
            </Button>
          )}
        </FileButton>
      ) : null}
    </div>
  )
}
