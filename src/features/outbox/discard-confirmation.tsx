import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ChangeName } from '#src/features/outbox/change-name.tsx'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { discarded, discardOf } from '#src/offline/outbox/queue/discard.ts'
import { decide, sharedQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import classes from '#src/features/outbox/outbox-panel.module.css'

type NamedChangesProps = { lead: string; changes: readonly OutboxChange[] }

const NamedChanges = ({ lead, changes }: NamedChangesProps) => (
  <>
    <p>{lead}</p>
    <ul>
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeName change={change} />
        </li>
      ))}
    </ul>
  </>
)

type Props = { change: OutboxChange; onKeep: () => void }

/** The button that asked is gone: a second Enter keeps the change. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Asks again before a change is discarded, and names the others that cannot be sent, or not as they are, without it. */
export const DiscardConfirmation = ({ change: { id, title }, onKeep }: Props) => {
  const { t } = useTranslation('outbox')
  const consequences = useId()
  const { gone, trimmed } = discardOf(useStore(sharedQueue), id)
  return (
    <>
      <div id={consequences} className={classes.consequences}>
        {gone.length > 0 && <NamedChanges lead={t('discarding.gone', { count: gone.length })} changes={gone} />}
        {trimmed.length > 0 && (
          <NamedChanges lead={t('discarding.trimmed', { count: trimmed.length, title })} changes={trimmed} />
        )}
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          color="red"
          aria-describedby={consequences}
          onClick={() => void decide((queue) => discarded(queue, id))}
        >
          {t('discardForGood')}
        </Button>
        <Button ref={takeFocus} size="sm" variant="default" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </>
  )
}
