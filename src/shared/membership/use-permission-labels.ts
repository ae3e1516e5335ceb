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
