import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '#src/i18n/names.ts'
import { api } from '#src/api/client.ts'
import { HistoryEntry, HistoryList } from '#src/shared/history/history-list.tsx'
import classes from '#src/shared/history/history.module.css'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { formFieldOf, RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'

/** The changed fields in the order of the form; unknown names are skipped. */
export const changedReleaseFields = (changed: readonly string[]): ReleaseField[] => {
  const fields = new Set(changed.map(formFieldOf))
  return RELEASE_FIELDS.filter((field) => fields.has(field))
}

/** The history of a release: events with their fields or store. */
export const ReleaseHistory = ({ releaseId }: { releaseId: string }) => {
  const { t, i18n } = useTranslation('releases')
  const storeName = useStoreName()
  const history = useQuery(api.releases.history.queryOptions({ releaseId }, { meta: { offline: true } }))
  return (
    <HistoryList
      history={history}
      label={t('history.title')}
      empty={t('history.empty')}
      moreLabel={(count) => t('history.more', { count })}
    >
      {({ id, event, at, by, fields, storeId }) => {
        const names = formatList(
          changedReleaseFields(fields).map((field) => t(`field.${field}`)),
          i18n.language,
        )
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
