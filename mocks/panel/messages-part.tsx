import { useState } from 'react'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { SelectField } from '#mocks/panel/field.tsx'
import { sendMessage } from '#mocks/panel/send-message.ts'
import { useTexts } from '#mocks/panel/texts.ts'
import { NOTIFICATION_TYPES, type NotificationType } from '#src/domain/notification/type.ts'
import classes from '#mocks/panel/panel.module.css'

/** Sends the person who is signed in a notification or a push message. */
export const MessagesPart = ({ database }: { database: MemoryDatabase }) => {
  const t = useTexts()
  const [type, setType] = useState<NotificationType>('USER_RELEASEACCEPTED')
  const [outcome, setOutcome] = useState('')
  const send = async (kind: 'notify' | 'push') => {
    const isSent = await sendMessage(database, kind, type)
    setOutcome(t(isSent ? 'sent' : 'notSent'))
  }
  return (
    <>
      <SelectField
        label={t('type')}
        value={type}
        choices={NOTIFICATION_TYPES.map((value) => ({ value, label: value }))}
        onChange={setType}
      />
      <div className={classes.buttons}>
        <button type="button" onClick={() => void send('notify')}>
          {t('notify')}
        </button>
        <button type="button" onClick={() => void send('push')}>
          {t('push')}
        </button>
        <output>{outcome}</output>
      </div>
    </>
  )
}
