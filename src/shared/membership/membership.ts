import { queryClient } from '#src/api/query-client.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { switchOrganization, session } from '#src/auth/session/session.ts'
import { useTranslation } from 'react-i18next'
import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'

/** What permissions open, as one line of words. */
export const usePermissionLabels = () => {
  const { t, i18n } = useTranslation('entities')
  return (permissions: readonly Permission[]): string => {
    if (permissions.length === PERMISSIONS.length) return t('user.everything')
    if (permissions.length === 0) return t('user.nothing')
    const list = new Intl.ListFormat(i18n.resolvedLanguage)
    return list.format(permissions.map((permission) => t(`permission.${permission}`)))
  }
}

/** Goes on in the first of the organizations that are left; answers whether there is one (spec 2, section 4). */
export const exitOrganization = async (organizationId: string): Promise<boolean> => {
  const own = await queryClient.fetchQuery({ ...ownOrganizationsQuery, staleTime: 0 })
  if (session.getState().organizationId === organizationId) switchOrganization(own[0]?.id ?? null)
  return own.length > 0
}

/** Begins to work in an organization one has just come to; it is one's own only once the list of these says so. */
export const enterOrganization = async (organizationId: string): Promise<void> => {
  await queryClient.fetchQuery({ ...ownOrganizationsQuery, staleTime: 0 })
  switchOrganization(organizationId)
}
