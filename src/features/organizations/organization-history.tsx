import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import type { OrganizationHistory as History } from '#src/contract/members.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { MEMBER_ROLES } from '#src/domain/membership/role.ts'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { HistoryEntry, HistorySkeleton } from '#src/shared/history/history-list.tsx'
import { usePermissionLabels } from '#src/shared/membership/membership.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
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

const SHOWN = 20

/** Changes of an organization and its members, the latest first. */
export const OrganizationHistory = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('members')
  const { data, error, refetch } = useQuery(
    api.organizations.history.queryOptions({ organizationId }, { meta: { offline: true } }),
  )
  const [shown, setShown] = useState(SHOWN)
  if (data === undefined)
    return error === null ? (
      <HistorySkeleton />
    ) : (
      <ErrorPanel error={error} onRetry={() => void refetch()} message={errorText(error)} />
    )
  const more = Math.min(SHOWN, data.length - shown)
  return (
    <>
      <ol className={classes.list} aria-label={t('history.title')}>
        {data.slice(0, shown).map((entry) => (
          <OrganizationEvent key={entry.id} entry={entry} />
        ))}
      </ol>
      {more > 0 && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          {t('history.more', { count: more })}
        </Button>
      )}
    </>
  )
}
