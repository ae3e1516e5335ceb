import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { closesOnBack } from '#src/ui/modal-dialog.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

type Props = {
  /** Called at the moment the person navigates away. */
  mayLeave: () => boolean
  title: string
  lead: string
  action: string
  /** Whether closing the page asks as well: only where work would be lost. */
  atUnload?: boolean
  /** Called when the person leaves without saving. */
  onLeave?: () => void
}

const isEditing = (search: object) => 'edit' in search

/** Asks for confirmation before a form with unsaved changes is left. */
export const UnsavedChangesDialog = ({ mayLeave, title, lead, action, atUnload = false, onLeave }: Props) => {
  const isAtRisk = useEffectEvent(() => !mayLeave())
  useEffect(() => (atUnload ? watchUnsavedWork(() => isAtRisk()) : undefined), [atUnload])
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      !(action === 'BACK' && closesOnBack()) &&
      (current.pathname !== next.pathname || isEditing(current.search) !== isEditing(next.search)) &&
      next.pathname !== '/login' &&
      !mayLeave(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      title={title}
      confirmLabel={action}
    >
      <p>{lead}</p>
    </ConfirmDialog>
  )
}
