import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { changedReleaseFields } from '#src/shared/history/changed-release-fields.ts'
import { HistoryEntry, HistoryList } from '#src/shared/history/history-list.tsx'
import classes from '#src/shared/history/history.module.css'
import { useStoreName } from '#src/shared/release/release-queries.ts'

/** The history of a release: events with their fields or store. */
export const ReleaseHistory = ({ releaseId }: { releaseId: string }) => {
  const { t, i18n } = useTranslation('releases')
  const storeName = useStoreName()
  const history = useQuery(api.releases.history.queryOptions({ releaseId }, { meta: { offline: true } }))
  const list = new Intl.ListFormat(i18n.language)
  return (
    <HistoryList
      history={history}
      label={t('history.title')}
      empty={t('history.empty')}
      moreLabel={(count) => t('history.more', { count })}
    >
      {({ id, event, at, by, fields, storeId }) => {
        const names = list.format(changedReleaseFields(fields).map((field) => t(`field.${field}`)))
        return (
          <HistoryEntry key={`${id} ${event}`} at={at} by={by}>
            {t(`history.event.${event}`, { store: storeId === null ? '' : storeName(storeId) })}
            {names !== '' && <span className={classes.fields}>: {names}</span>}
          </HistoryEntry>
        )
      }}
    </HistoryList>
  )
}
