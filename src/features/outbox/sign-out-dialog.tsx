import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { discardOwnChanges, sendOwnChanges } from '#src/offline/outbox/sign-out-with-changes.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/outbox/sign-out-dialog.module.css'

type DiscardAllConfirmationProps = {
  count: number
  hasFailed: boolean
  onCancel: () => void
  onDiscard: () => void
}

/** Asks again before changes are discarded, because it cannot be undone. */
const DiscardAllConfirmation = ({ count, hasFailed, onCancel, onDiscard }: DiscardAllConfirmationProps) => {
  const { t } = useTranslation(['outbox', 'common'])
  return (
    <>
      <output className={classes.lead}>{t('signOut.discardLead', { count })}</output>
      <div role="alert">{hasFailed && <FieldError>{t('signOut.discardFailed')}</FieldError>}</div>
      <div className={classes.choices}>
        <Button color="red" onClick={onDiscard}>
          {t('signOut.discardForGood')}
        </Button>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </>
  )
}

type Props = { count: number; onAnswer: (canSignOut: boolean) => void }

/** Asks what to do with queued changes before their user signs out. */
export const SignOutDialog = ({ count, onAnswer }: Props) => {
  const { t } = useTranslation(['outbox', 'common'])
  const isOnline = useOnline()
  const [state, setState] = useState<'asking' | 'sending' | 'left' | 'discarding'>('asking')
  const send = async () => {
    setState('sending')
    if (await sendOwnChanges()) onAnswer(true)
    else setState('left')
  }
  const [hasFailed, setHasFailed] = useState(false)
  const discard = async () => {
    setHasFailed(false)
    try {
      await discardOwnChanges()
      onAnswer(true)
    } catch {
      setHasFailed(true)
    }
  }
  const statusText = () => {
    if (state === 'sending') return t('signOut.sending')
    if (state === 'left') return t('signOut.left', { count })
    return isOnline ? '' : t('signOut.offline')
  }
  return (
    <Dialog opened onClose={() => onAnswer(false)} title={t('signOut.title', { count })}>
      {state === 'discarding' ? (
        <DiscardAllConfirmation
          count={count}
          hasFailed={hasFailed}
          onCancel={() => {
            setHasFailed(false)
            setState('asking')
          }}
          onDiscard={() => void discard()}
        />
      ) : (
        <>
          <p>{t('signOut.lead', { count })}</p>
          <div className={classes.choices}>
            <Button
              data-autofocus={isOnline || undefined}
              loading={state === 'sending'}
              disabled={!isOnline}
              onClick={() => void send()}
            >
              {t('signOut.send')}
            </Button>
            <output className={classes.note}>{statusText()}</output>
            <Button variant="default" data-autofocus={!isOnline || undefined} onClick={() => onAnswer(true)}>
              {t('signOut.keep')}
            </Button>
            <p className={classes.note}>{t('signOut.keepLead', { count })}</p>
            <Button variant="subtle" color="red" onClick={() => setState('discarding')}>
              {t('signOut.discard', { count })}
            </Button>
            <Button variant="subtle" onClick={() => onAnswer(false)}>
              {t('common:cancel')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
