import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { leaveBehind } from '#src/features/profile/leave-behind.ts'
import { showToast } from '#src/ui/toast.tsx'

type Organization = { id: string; name: string }

/**
 * Leaves or deletes an organization. Neither goes through the table of what mutations refresh: what is shown belongs to
 * the organization that is gone, and would be asked for once more and refused.
 */
export const useDeparture = ({ id, name }: Organization) => {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const goOn = async (title: string) => {
    const isSomewhere = await leaveBehind(id)
    if (!isSomewhere) await navigate({ to: '/organizations/new' })
    await showToast({ kind: 'success', title, message: '' })
  }
  return {
    leave: async () => {
      await client.organizations.leave.mutate({ organizationId: id })
      await goOn(t('organization.left', { name }))
    },
    remove: async (organizationIds: string[]) => {
      await client.organizations.permanentlyDelete.mutate({ organizationIds })
      await goOn(t('organization.deleted', { name }))
    },
  }
}
