import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { stopSending, useSendingState } from '#src/features/releases/import/sending.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import classes from '#src/features/releases/import/sending-bar.module.css'

/** How far the import is, with its way out; afterwards why it stopped. */
export const SendingBar = () => {
  const { t } = useTranslation('import')
  const { state, done, total } = useSendingState()
  const words = t('sending.progress', { done, total })
  return (
    <div role="status" className={classes.place}>
      {(state === 'RUNNING' || state === 'STOPPING') && (
        <div className={classes.sending}>
          <div className={classes.bar}>
            <ProgressBar label={t('sending.name')} done={done} total={total} words={words} />
          </div>
          <span className={classes.words}>{state === 'STOPPING' ? t('sending.stopping') : words}</span>
          <Button variant="default" onClick={stopSending} disabled={state === 'STOPPING'}>
            {t('sending.cancel')}
          </Button>
        </div>
      )}
      {state === 'CANCELLED' && <p className={classes.words}>{t('sending.cancelled')}</p>}
      {state === 'OFFLINE' && <FieldError>{t('sending.offline')}</FieldError>}
    </div>
  )
}
