import { Button, FileButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MasterFacts } from '#src/shared/media/master-facts.tsx'
import { MASTER_FILES, type MasterPurpose } from '#src/shared/media/master.ts'
import { MasterProblems } from '#src/shared/media/master-problems.tsx'
import { pickedMasters } from '#src/shared/upload/picked-masters.ts'
import { cancelUpload, retryUpload } from '#src/shared/upload/upload-queue.ts'
import { UploadProgress } from '#src/shared/upload/upload-progress.tsx'
import { useUpload } from '#src/shared/upload/use-upload.ts'
import { hasErrors } from '#src/domain/problem.ts'
import classes from '#src/shared/media/master.module.css'

type Props = { uploadKey: string; purpose: MasterPurpose; onPick: (file: File) => void }

/** The way of a master from the picker to the upload service, with whatever is wrong with it. */
export const MasterUpload = ({ uploadKey, purpose, onPick }: Props) => {
  const { t } = useTranslation('uploads')
  const picked = useStore(pickedMasters, (masters) => masters[uploadKey])
  const upload = useUpload(uploadKey)
  const refused = picked !== undefined && hasErrors(picked.problems)
  const stopped = upload?.state === 'FAILED' || upload?.state === 'CANCELLED'
  return (
    <div className={classes.master}>
      {picked === undefined ? null : <span className={classes.file}>{picked.file.name}</span>}
      {picked !== undefined && picked.facts === null ? <span role="status">{t('master.reading')}</span> : null}
      {upload === undefined ? <MasterFacts media={picked?.facts?.durationMs ? picked.facts : null} /> : null}
      <MasterProblems problems={picked?.problems ?? []} />
      {upload === undefined ? null : (
        <UploadProgress
          uploadKey={uploadKey}
          onCancel={() => cancelUpload(uploadKey)}
          onRetry={() => retryUpload(uploadKey)}
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
