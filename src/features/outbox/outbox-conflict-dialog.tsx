import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '#src/features/outbox/field-label.ts'
import { cachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import { decide } from '#src/offline/outbox/queue/shared-queue.ts'
import { fieldValueText } from '#src/shared/form/field-value-text.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { conflictingFields, withConflictResolved, serverValueOf } from '#src/offline/outbox/queue/edit-conflict.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/features/outbox/outbox-panel.module.css'

type Props = { change: OutboxChange; onClose: () => void }

/** Two edits met while one of them waited: both, field by field, and the person says which stands. */
export const OutboxConflictDialog = ({ change, onClose }: Props) => {
  const { t } = useTranslation('entities')
  const names = conflictingFields(change)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const { nameOf } = cachedEntities({})
  const wordsOf = (value: unknown) =>
    (typeof value === 'string' ? nameOf(value) : '') || fieldValueText(value) || t('none')
  const settle = () => {
    const kept = names.filter((name) => chosen[name] !== 'remote')
    void decide((queue) => withConflictResolved(queue, change.id, kept))
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={t('conflict.title')} size="medium">
      <p>{t('conflict.lead')}</p>
      {names.map((name) => (
        <Radio.Group
          key={name}
          className={classes.difference}
          label={fieldLabel(name)}
          value={chosen[name] ?? 'local'}
          onChange={(side) => setChosen({ ...chosen, [name]: side })}
        >
          <Radio value="local" label={t('conflict.local', { value: wordsOf(change.input[name]) })} />
          <Radio value="remote" label={t('conflict.remote', { value: wordsOf(serverValueOf(change, name)) })} />
        </Radio.Group>
      ))}
      <Button onClick={settle}>{t('conflict.action')}</Button>
    </Dialog>
  )
}
