import { useTranslation } from 'react-i18next'
import { queryClient } from '#src/api/query-client.ts'
import { switchOrganization, session } from '#src/auth/session/session.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'
import { formatList } from '#src/i18n/format-list.ts'

/** The permissions as one line of text. */
export const usePermissionLabels = () => {
  const { t, i18n } = useTranslation('entities')
  return (permissions: readonly Permission[]): string => {
    if (permissions.length === PERMISSIONS.length) return t('user.everything')
    if (permissions.length === 0) return t('user.nothing')
    return formatList(
      permissions.map((permission) => t(`permission.${permission}`)),
      i18n.language,
    )
  }
}

/** Switches to the first remaining organization; false when there is none (catalogue-4). */
export const exitOrganization = async (organizationId: string): Promise<boolean> => {
  const own = await queryClient.fetchQuery({ ...ownOrganizationsQuery, staleTime: 0 })
  if (session.getState().organizationId === organizationId) switchOrganization(own[0]?.id ?? null)
  return own.length > 0
}

/** Switches to an organization just joined, once the refetched list contains it. */
export const enterOrganization = async (organizationId: string): Promise<void> => {
  await queryClient.fetchQuery({ ...ownOrganizationsQuery, staleTime: 0 })
  switchOrganization(organizationId)
}
