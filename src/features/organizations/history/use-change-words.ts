import { useTranslation } from 'react-i18next'
import { usePermissionWords } from '#src/catalogue/entity/permission-words.ts'
import type { OrganizationHistory } from '#src/contract/members.ts'
import { MEMBER_ROLES } from '#src/domain/membership/role.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { useFieldNames } from '#src/catalogue/entity/use-field-names.ts'

type Change = OrganizationHistory[number]['changes'][number]

/** One change in words; of a field that nobody may read afterwards only that it changed. */
export const useChangeWords = () => {
  const { t } = useTranslation('members')
  const permissionWords = usePermissionWords()
  const names: Record<string, string> = {
    ...useFieldNames(),
    permissions: t('history.field.permissions'),
    role: t('history.field.role'),
    scope: t('history.field.scope'),
  }
  const valueWords = (field: string, value: string | null): string => {
    if (field === 'permissions')
      return permissionWords(PERMISSIONS.filter((one) => value?.split(',').includes(one) === true))
    const role = field === 'role' ? MEMBER_ROLES.find((one) => one === value) : undefined
    return role === undefined ? (value ?? t('history.nothing')) : t(`role.${role}`)
  }
  return ({ field, hidden, before, after }: Change): string => {
    const name = names[field] ?? field
    if (hidden) return t('history.hidden', { field: name })
    return t('history.from', { field: name, before: valueWords(field, before), after: valueWords(field, after) })
  }
}
