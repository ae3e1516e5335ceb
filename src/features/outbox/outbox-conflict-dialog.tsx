import { useTranslation } from 'react-i18next'
import { fieldLabel, useConflictText } from '#src/features/outbox/conflict-text.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { conflictingFields, withConflictResolved } from '#src/offline/outbox/queue/edit-conflict.ts'
import { decide } from '#src/offline/outbox/queue/shared-queue.ts'
import { ConflictDialog } from '#src/shared/form/conflict-dialog.tsx'

type Props = { change: OutboxChange; onClose: () => void }

/** Somebody else changed the same fields: the user chooses between both values of each field. */
export const OutboxConflictDialog = ({ change, onClose }: Props) => {
  const { t } = useTranslation('entities')
  const textsOf = useConflictText(change)
  const names = conflictingFields(change)
  return (
    <ConflictDialog
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      action={t('conflict.action')}
      differences={names.map((name) => {
        const { local, remote } = textsOf(name)
        return {
          field: name,
          label: fieldLabel(name),
          local: t('conflict.local', { value: local }),
          remote: t('conflict.remote', { value: remote }),
          chosen: 'local',
        }
      })}
      onClose={onClose}
      onChosen={(chosen) => {
        const local = names.filter((name) => chosen.get(name) !== 'remote')
        void decide((queue) => withConflictResolved(queue, change.id, local))
        onClose()
      }}
    />
  )
}
