import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { DeleteDialog } from '#src/shared/list/bulk/delete-dialog.tsx'
import { useToggleStatus } from '#src/shared/list/bulk/use-toggle-status.ts'
import { useCopyId, type MoreAction, MoreButton } from '#src/shared/page/more-button.tsx'
import { IconCircleCheck, IconCircleX, IconTrash } from '#src/ui/icons.ts'

/** The props of the menu of one kind of entity. `onRemoved` is called once it is deleted or toggled (catalogue-4). */
export type EntityMenuProps<E> = { entity: E; onRemoved: () => void }

type Props = EntityMenuProps<{ id: string; status?: EntityStatus }> & {
  name: string
  toggle?: BulkActions['toggle']
  remove?: BulkActions['remove']
}

const TOGGLE_ICONS = { ACTIVE: IconCircleCheck, INACTIVE: IconCircleX }

/** What else can be done with an entity; its deletion comes last. */
export const EntityMenu = ({ entity: { id, status }, name, toggle, remove, onRemoved }: Props) => {
  const { t } = useTranslation('entities')
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useToggleStatus(toggle)
  const next = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'
  const actions: MoreAction[] = [useCopyId(id)]
  if (toggle !== undefined && status !== undefined)
    actions.push({
      label: t(`toggle.${next}`),
      Icon: TOGGLE_ICONS[next],
      run: () => change([{ id, name, status }], next, onRemoved),
    })
  if (remove !== undefined) actions.push({ label: t('delete.action'), Icon: IconTrash, run: () => setAsking(true) })
  return (
    <>
      <MoreButton actions={actions} isBusy={isPending} />
      {remove !== undefined && isAsking && (
        <DeleteDialog rows={[{ id, name }]} remove={remove} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </>
  )
}
