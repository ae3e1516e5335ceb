import { useTranslation } from 'react-i18next'
import type { OrganizationHistory } from '#src/contract/members.ts'
import { HistoryEntry } from '#src/shared/history/history-list.tsx'
import classes from '#src/shared/history/history.module.css'
import { usePermissionLabels } from '#src/shared/membership/use-permission-labels.ts'
import { MEMBER_ROLES } from '#src/domain/membership/role.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { useFieldLabels } from '#src/shared/form/use-field-labels.ts'

type Change = OrganizationHistory[number]['changes'][number]

/** One change in words; of a field that nobody may read afterwards only that it changed. */
const useChangeText = () => {
  const { t } = useTranslation('members')
  const permissionText = usePermissionLabels()
  const names: Record<string, string> = {
    ...useFieldLabels(),
    permissions: t('history.field.permissions'),
    role: t('history.field.role'),
    scope: t('history.field.scope'),
  }
  const valueText = (field: string, value: string | null): string => {
    if (field === 'permissions')
      return permissionText(PERMISSIONS.filter((one) => value?.split(',').includes(one) === true))
    const role = field === 'role' ? MEMBER_ROLES.find((one) => one === value) : undefined
    return role === undefined ? (value ?? t('history.nothing')) : t(`role.${role}`)
  }
  return ({ field, hidden, before, after }: Change): string => {
    const name = names[field] ?? field
    if (hidden) return t('history.hidden', { field: name })
    return t('history.from', { field: name, before: valueText(field, before), after: valueText(field, after) })
  }
}

/** One thing that happened: what, from what to what, who did it, and when. */
export const OrganizationEvent = ({ happened }: { happened: OrganizationHistory[number] }) => {
  const { event, at, by, subject, changes } = happened
  const { t } = useTranslation('members')
  const changeText = useChangeText()
  return (
    <HistoryEntry at={at} by={by}>
      {t(`history.event.${event}`, { subject: subject ?? '' })}
      {changes.map((change) => (
        <span key={change.field} className={classes.fields}>
          <br />
          {changeText(change)}
        </span>
      ))}
    </HistoryEntry>
  )
}
