import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '#src/i18n/names.ts'
import { api } from '#src/api/client.ts'
import { HistoryEntry, HistoryList } from '#src/shared/history/history-list.tsx'
import classes from '#src/shared/history/history.module.css'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import type { ReleaseEvent } from '#src/domain/release/history.ts'
import { timelineOf } from '#src/domain/release/timeline.ts'
import { type Icon, IconPencil, IconPlus, IconSend } from '#src/ui/icons.ts'
import { type StatusTone, TONE_ICONS } from '#src/ui/status-badge.tsx'
import { formFieldOf, RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'

/** The changed fields in the order of the form; unknown names are skipped. */
export const changedReleaseFields = (changed: readonly string[]): ReleaseField[] => {
  const fields = new Set(changed.map(formFieldOf))
  return RELEASE_FIELDS.filter((field) => fields.has(field))
}

const MARKS: Record<ReleaseEvent, { Icon: Icon; tone: StatusTone }> = {
  CREATED: { Icon: IconPlus, tone: 'neutral' },
  CHANGED: { Icon: IconPencil, tone: 'neutral' },
  SUBMITTED: { Icon: IconSend, tone: 'waiting' },
  APPROVED: { Icon: TONE_ICONS.approved, tone: 'approved' },
  REJECTED: { Icon: TONE_ICONS.changes, tone: 'changes' },
  TAKEDOWN_REQUESTED: { Icon: TONE_ICONS.takedown, tone: 'takedown' },
  TAKEDOWN_REFUSED: { Icon: TONE_ICONS.approved, tone: 'approved' },
  TAKEN_DOWN: { Icon: TONE_ICONS.gone, tone: 'gone' },
}

const Mark = ({ event }: { event: ReleaseEvent }) => {
  const { Icon, tone } = MARKS[event]
  return (
    <span className={classes.mark} data-tone={tone} aria-hidden>
      <Icon size={16} />
    </span>
  )
}

/** The history of a release along a line of time: events with their fields or stores. */
export const ReleaseHistory = ({ releaseId }: { releaseId: string }) => {
  const { t, i18n } = useTranslation('releases')
  const storeName = useStoreName()
  const history = useQuery({
    ...api.releases.history.queryOptions({ releaseId }, { meta: { offline: true } }),
    select: timelineOf,
  })
  return (
    <HistoryList
      history={history}
      label={t('history.title')}
      empty={t('history.empty')}
      moreLabel={(count) => t('history.more', { count })}
    >
      {({ latest: { id, event, at, by, fields }, storeIds }) => {
        const names = formatList(
          changedReleaseFields(fields).map((field) => t(`field.${field}`)),
          i18n.language,
        )
        return (
          <HistoryEntry key={`${id} ${event}`} at={at} by={by} mark={<Mark event={event} />}>
            {t(`history.event.${event}`, { store: formatList(storeIds.map(storeName), i18n.language) })}
            {names !== '' && <span className={classes.fields}>: {names}</span>}
          </HistoryEntry>
        )
      }}
    </HistoryList>
  )
}
