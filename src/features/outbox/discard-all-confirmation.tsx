import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#src/features/outbox/sign-out-dialog.module.css'

type Props = { count: number; onCancel: () => void; onDiscard: () => void }

/** Asks again before changes are discarded: that cannot be undone. */
export const DiscardAllConfirmation = ({ count, onCancel, onDiscard }: Props) => {
  const { t } = useTranslation(['outbox', 'common'])
  return (
    <>
      <p role="status">{t('signOut.discardLead', { count })}</p>
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
