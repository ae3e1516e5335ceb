import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { HistorySkeleton } from '#src/shared/history/history-skeleton.tsx'
import { OrganizationEvent } from '#src/features/organizations/history/organization-event.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/shared/history/history.module.css'

const SHOWN = 20

/** Who did what to an organization and its people, the latest first, so many at a time. */
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
        {data.slice(0, shown).map((happened) => (
          <OrganizationEvent key={happened.id} happened={happened} />
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
