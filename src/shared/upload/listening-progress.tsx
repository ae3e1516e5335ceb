import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#src/shared/upload/upload-progress.tsx'
import { percentOf } from '#src/shared/upload/upload-speed.ts'
import classes from '#src/shared/upload/upload-progress.module.css'
import { ProgressBar } from '#src/ui/progress-bar.tsx'

type Props = { file: File; heard: number; onCancel: (() => void) | undefined }

/** How much of a master was listened to, before it is uploaded. */
export const ListeningProgress = ({ file, heard, onCancel }: Props) => {
  const { t, i18n } = useTranslation('uploads')
  const percent = percentOf(heard, file.size)
  const label = t('master.listening', { fileName: file.name })
  const valueText = t('master.listeningPercent', { percent: formatPercent(percent, i18n.language) })
  return (
    <div className={classes.upload} data-state="LISTENING">
      <ProgressBar label={label} done={percent} total={100} valueText={valueText} />
      <div className={classes.line}>
        <span className={classes.text}>{valueText}</span>
        {onCancel === undefined ? null : (
          <Button variant="subtle" size="compact-sm" className={classes.action} onClick={onCancel}>
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
