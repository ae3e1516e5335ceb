import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { ConfirmActionDialog } from '#src/shared/membership/confirm-action-dialog.tsx'
import { exitOrganization } from '#src/shared/membership/membership.ts'
import { showToast } from '#src/ui/toast.tsx'

type Props = {
  organization: { id: string; name: string }
  /** The page is not the organization's own: one goes on reading it, as long as one belongs somewhere. */
  stays?: boolean
  onClose: () => void
}

/**
 * Leaves an organization; whoever worked in it now goes on in another of theirs, if there is one. It goes past the table
 * of what mutations refresh: what is shown belongs to what was left, and would be asked for once more and refused.
 */
export const LeaveDialog = ({ organization: { id, name }, stays = false, onClose }: Props) => {
  const { t } = useTranslation('members')
  const navigate = useNavigate()
  const run = async () => {
    await client.organizations.leave.mutate({ organizationId: id })
    void showToast({ kind: 'success', title: t('said.left', { name }), message: '' })
    const isSomewhere = await exitOrganization(id)
    if (!stays || !isSomewhere) await navigate({ to: '/' })
  }
  return (
    <ConfirmActionDialog title={t('leaveTitle', { name })} action={t('leave')} run={run} onClose={onClose}>
      <p>{t('leaveLead', { name })}</p>
    </ConfirmActionDialog>
  )
}
