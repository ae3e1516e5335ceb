import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { stopImport, useSendState } from '#src/features/releases/import/send-import.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import classes from '#src/features/releases/import/send-progress.module.css'

/** How far the import is, with its way out; afterwards why it stopped. */
export const SendProgress = () => {
  const { t } = useTranslation('import')
  const { state, done, total } = useSendState()
  const valueText = t('sending.progress', { done, total })
  return (
    <div role="status" className={classes.place}>
      {(state === 'RUNNING' || state === 'STOPPING') && (
        <div className={classes.sending}>
          <div className={classes.bar}>
            <ProgressBar label={t('sending.name')} done={done} total={total} valueText={valueText} />
          </div>
          <span className={classes.words}>{state === 'STOPPING' ? t('sending.stopping') : valueText}</span>
          <Button variant="default" onClick={stopImport} disabled={state === 'STOPPING'}>
            {t('sending.cancel')}
          </Button>
        </div>
      )}
      {state === 'CANCELLED' && <p className={classes.words}>{t('sending.cancelled')}</p>}
      {state === 'OFFLINE' && <FieldError>{t('sending.offline')}</FieldError>}
    </div>
  )
}
