import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { exitOrganization } from '#src/shared/membership/exit-organization.ts'
import { showToast } from '#src/ui/toast.tsx'

/**
 * Deletes an organization one works in. It goes past the table of what mutations refresh: what is shown belongs to what
 * is gone, and would be asked for once more and refused.
 */
export const useDeleteOrganization = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  return async (organizationIds: string[]) => {
    await client.organizations.permanentlyDelete.mutate({ organizationIds })
    if (!(await exitOrganization(id))) await navigate({ to: '/organizations/new' })
    await showToast({ kind: 'success', title: t('organization.deleted', { name }), message: '' })
  }
}
