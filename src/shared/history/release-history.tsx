import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { EditedTrack, ReleaseHistory as History } from '#src/contract/releases.ts'
import { ASSET_FIELDS, formFieldOf, RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'
import type { ReleaseEvent } from '#src/domain/release/history.ts'
import { timelineOf } from '#src/domain/release/timeline.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay } from '#src/i18n/format.ts'
import { EventSaid } from '#src/shared/history/event-said.tsx'
import { HistoryEntry, HistoryList } from '#src/shared/history/history-list.tsx'
import { OldAndNew } from '#src/shared/release/change-list.tsx'
import { useReleaseFieldText, useTrackFieldText } from '#src/shared/release/release-field-text.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { type Icon, IconPencil, IconPlus, IconRefresh, IconSend, IconTrash } from '#src/ui/icons.ts'
import { type StatusTone, TONE_ICONS } from '#src/ui/status-badge.tsx'
import { Summary } from '#src/ui/summary.tsx'
import classes from '#src/shared/history/history.module.css'
import list from '#src/shared/release/change-list.module.css'

type Entry = History[number]

/** The changed fields in the order of the form; unknown names are skipped. */
export const changedReleaseFields = (changed: readonly string[]): ReleaseField[] => {
  const fields = new Set(changed.map(formFieldOf))
  return RELEASE_FIELDS.filter((field) => fields.has(field))
}

const MARKS: Record<ReleaseEvent, { Icon: Icon; tone: StatusTone }> = {
  CREATED: { Icon: IconPlus, tone: 'neutral' },
  CHANGED: { Icon: IconPencil, tone: 'neutral' },
  TRACK_CHANGED: { Icon: IconPencil, tone: 'neutral' },
  SUBMITTED: { Icon: IconSend, tone: 'waiting' },
  UPDATE_SUBMITTED: { Icon: IconSend, tone: 'waiting' },
  UPDATE_DROPPED: { Icon: TONE_ICONS.approved, tone: 'approved' },
  WITHDRAWN: { Icon: TONE_ICONS.gone, tone: 'gone' },
  TAKEDOWN_WITHDRAWN: { Icon: TONE_ICONS.approved, tone: 'approved' },
  DELIVERY_SENT: { Icon: IconSend, tone: 'waiting' },
  DELIVERY_ACCEPTED: { Icon: TONE_ICONS.approved, tone: 'approved' },
  DELIVERY_FAILED: { Icon: TONE_ICONS.rejected, tone: 'rejected' },
  DELIVERY_RETRIED: { Icon: IconRefresh, tone: 'waiting' },
  DELETED: { Icon: IconTrash, tone: 'neutral' },
  APPROVED: { Icon: TONE_ICONS.approved, tone: 'approved' },
  REJECTED: { Icon: TONE_ICONS.changes, tone: 'changes' },
  TAKEDOWN_REQUESTED: { Icon: TONE_ICONS.takedown, tone: 'takedown' },
  TAKEDOWN_REFUSED: { Icon: TONE_ICONS.approved, tone: 'approved' },
  TAKEDOWN_CANCELLED: { Icon: TONE_ICONS.approved, tone: 'approved' },
  TAKEDOWN_CONFIRMED: { Icon: TONE_ICONS.takedown, tone: 'takedown' },
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

/** What was edited, from what to what, where that was recorded. */
const EditedFields = ({ entry: { before, after, fields } }: { entry: Entry }) => {
  const { t } = useTranslation(['releases', 'changes'])
  const textOf = useReleaseFieldText()
  if (before === null || after === null) return null
  return (
    <details className={classes.edited}>
      <Summary>{t('changes:show')}</Summary>
      <dl className={list.changes}>
        {changedReleaseFields(fields).map((field) => (
          <div key={field}>
            <dt>{t(`releases:field.${field}`)}</dt>
            <OldAndNew before={textOf(field, before, '')} after={textOf(field, after, '')} />
          </div>
        ))}
      </dl>
    </details>
  )
}

const changedAssetFields = (changed: readonly string[]) => ASSET_FIELDS.filter((field) => changed.includes(field))

/** What was edited of a track, from what to what. */
const EditedTrackFields = ({ track: { before, after }, fields }: { track: EditedTrack; fields: readonly string[] }) => {
  const { t } = useTranslation('changes')
  const textOf = useTrackFieldText()
  return (
    <details className={classes.edited}>
      <Summary>{t('show')}</Summary>
      <dl className={list.changes}>
        {changedAssetFields(fields).map((field) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <OldAndNew before={textOf(field, before)} after={textOf(field, after)} />
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The history of a release along a line of time: events with their fields or stores. */
export const ReleaseHistory = ({ releaseId }: { releaseId: string }) => {
  const { t, i18n } = useTranslation(['releases', 'changes'])
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
      {({ latest, storeIds }) => {
        const { id, event, at, by, fields, from, to, date, track } = latest
        const names = formatList(
          track === null
            ? changedReleaseFields(fields).map((field) => t(`field.${field}`))
            : changedAssetFields(fields).map((field) => t(`changes:field.${field}`)),
          i18n.language,
        )
        return (
          <HistoryEntry key={`${id} ${event}`} at={at} by={by} mark={<Mark event={event} />}>
            {t(`history.event.${event}`, {
              store: formatList(storeIds.map(storeName), i18n.language),
              title: track?.title ?? '',
            })}
            {names !== '' && <span className={classes.fields}>: {names}</span>}
            {from !== null && to !== null && from !== to && (
              <span className={classes.move}>
                {t(`submission.${from}`)} → {t(`submission.${to}`)}
              </span>
            )}
            {date !== null && (
              <span className={classes.move}>
                {t('submission.takedown.on', { date: formatDay(date, i18n.language) })}
              </span>
            )}
            <EventSaid releaseId={releaseId} entry={latest} />
            <EditedFields entry={latest} />
            {track !== null && <EditedTrackFields track={track} fields={fields} />}
          </HistoryEntry>
        )
      }}
    </HistoryList>
  )
}
