import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { AskDialog } from '#src/catalogue/membership/ask-dialog.tsx'
import { session } from '#src/session/session.ts'
import { showToast } from '#src/ui/toast.tsx'

type Props = { organization: { id: string; name: string }; onClose: () => void }

/** Leaves an organization; whoever worked in it now goes on in another of theirs, if there is one. */
export const LeaveDialog = ({ organization: { id, name }, onClose }: Props) => {
  const { t } = useTranslation('members')
  const navigate = useNavigate()
  const leave = useMutation(api.organizations.leave.mutationOptions())
  const run = async () => {
    await leave.mutateAsync({ organizationId: id })
    void showToast({ kind: 'success', title: t('said.left', { name }), message: '' })
    // Before anything of it is asked for again: every answer would be a refusal.
    if (session.getState().organizationId === id) session.setState({ organizationId: null })
    else void queryClient.invalidateQueries({ queryKey: [['organizations', 'own']] })
    await navigate({ to: '/' })
  }
  return (
    <AskDialog title={t('leaveTitle', { name })} action={t('leave')} run={run} onClose={onClose}>
      <p>{t('leaveLead', { name })}</p>
    </AskDialog>
  )
}
