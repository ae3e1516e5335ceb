import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { OrganizationHistory as History } from '#src/contract/members.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { MEMBER_ROLES } from '#src/domain/membership/role.ts'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { HistoryEntry, HistoryList } from '#src/shared/history/history-list.tsx'
import { usePermissionLabels } from '#src/shared/membership/membership.ts'
import classes from '#src/shared/history/history.module.css'

type Change = History[number]['changes'][number]

/** A change as a sentence. For a confidential field it says only that it changed. */
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

const OrganizationEvent = ({ entry }: { entry: History[number] }) => {
  const { event, at, by, subject, changes } = entry
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

/** Changes of an organization and its members, the latest first. */
export const OrganizationHistory = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('members')
  const history = useQuery(api.organizations.history.queryOptions({ organizationId }, { meta: { offline: true } }))
  return (
    <HistoryList history={history} label={t('history.title')} moreLabel={(count) => t('history.more', { count })}>
      {(entry) => <OrganizationEvent key={entry.id} entry={entry} />}
    </HistoryList>
  )
}
