import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { Member } from '#src/contract/members.ts'
import { ConfirmActionDialog } from '#src/shared/membership/confirm-action-dialog.tsx'
import { showToast } from '#src/ui/toast.tsx'

/** Takes somebody out of an organization. */
export const RemoveDialog = ({ member: { id, user }, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation('members')
  const remove = useMutation(api.organizations.removeMember.mutationOptions())
  const name = user.name || user.email
  const run = async () => {
    await remove.mutateAsync({ memberId: id })
    void showToast({ kind: 'success', title: t('said.removed', { name }), message: '' })
  }
  return (
    <ConfirmActionDialog title={t('removeTitle', { name })} action={t('remove')} run={run} onClose={onClose}>
      <p>{t('removeLead', { name })}</p>
    </ConfirmActionDialog>
  )
}
