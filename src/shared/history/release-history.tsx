import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { ReleaseHistoryEntry } from '#src/shared/history/release-history-entry.tsx'
import { HistorySkeleton } from '#src/shared/history/history-skeleton.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/shared/history/history.module.css'

const SHOWN = 20

/** Who did what to a release, the latest first, so many at a time. */
export const ReleaseHistory = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('releases')
  const { data, error, refetch } = useQuery(
    api.releases.history.queryOptions({ releaseId }, { meta: { offline: true } }),
  )
  const [shown, setShown] = useState(SHOWN)
  if (data === undefined)
    return error === null ? (
      <HistorySkeleton />
    ) : (
      <ErrorPanel error={error} onRetry={() => void refetch()} message={errorText(error)} />
    )
  if (data.length === 0) return <p>{t('history.empty')}</p>
  const more = Math.min(SHOWN, data.length - shown)
  return (
    <>
      <ol className={classes.list} aria-label={t('history.title')}>
        {data.slice(0, shown).map((entry) => (
          <ReleaseHistoryEntry key={`${entry.id} ${entry.event}`} {...entry} />
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
