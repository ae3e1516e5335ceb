import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '#src/app/outbox/field-label.ts'
import { knownWith } from '#src/app/outbox/guess/known.ts'
import { decide } from '#src/app/outbox/outbox.ts'
import { fieldValueText } from '#src/shared/form/field-value-text.ts'
import type { WaitingChange } from '#src/offline/outbox/change.ts'
import { differing, rebased, standing } from '#src/offline/outbox/met.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/app/outbox/queue-panel.module.css'

type Props = { change: WaitingChange; onClose: () => void }

/** Two edits met while one of them waited: both, field by field, and the person says which stands. */
export const QueueComparison = ({ change, onClose }: Props) => {
  const { t } = useTranslation('entities')
  const names = differing(change)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const { nameOf } = knownWith({})
  const wordsOf = (value: unknown) =>
    (typeof value === 'string' ? nameOf(value) : '') || fieldValueText(value) || t('none')
  const settle = () => {
    const kept = names.filter((name) => chosen[name] !== 'remote')
    void decide((queue) => rebased(queue, change.id, kept))
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
          <Radio value="remote" label={t('conflict.remote', { value: wordsOf(standing(change, name)) })} />
        </Radio.Group>
      ))}
      <Button onClick={settle}>{t('conflict.action')}</Button>
    </Dialog>
  )
}
