import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { exitOrganization } from '#src/shared/membership/membership.ts'
import { ConfirmActionDialog } from '#src/shared/page/confirm-action-dialog.tsx'
import { showToast } from '#src/ui/toast.tsx'

type Props = {
  organization: { id: string; name: string }
  /** Stays on this page while the person belongs to another organization. */
  stays?: boolean
  onClose: () => void
}

/**
 * Leaves an organization and switches to another of the person's organizations, if there is one. It bypasses the mutation
 * effects, which would refetch the organization that was left and be refused.
 */
export const LeaveDialog = ({ organization: { id, name }, stays = false, onClose }: Props) => {
  const { t } = useTranslation('members')
  const navigate = useNavigate()
  const run = async () => {
    await client.organizations.leave.mutate({ organizationId: id })
    void showToast({ kind: 'success', title: t('toast.left', { name }), message: '' })
    const isSomewhere = await exitOrganization(id)
    if (!stays || !isSomewhere) await navigate({ to: '/' })
  }
  return (
    <ConfirmActionDialog title={t('leaveTitle', { name })} action={t('leave')} run={run} onClose={onClose}>
      <p>{t('leaveLead', { name })}</p>
    </ConfirmActionDialog>
  )
}
