import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { changedReleaseFields } from '#src/shared/history/changed-release-fields.ts'
import { useStoreName } from '#src/shared/release/use-store-name.ts'
import type { ReleaseHistory } from '#src/contract/releases.ts'
import { formatDay } from '#src/i18n/format.ts'
import classes from '#src/shared/history/history.module.css'

/** One thing that happened: what, to which fields or at which store, who did it, and when. */
export const ReleaseHistoryEntry = ({ event, at, by, fields, storeId }: ReleaseHistory[number]) => {
  const { t, i18n } = useTranslation('releases')
  const storeName = useStoreName()
  const names = new Intl.ListFormat(i18n.language).format(
    changedReleaseFields(fields).map((field) => t(`field.${field}`)),
  )
  return (
    <li className={classes.entry}>
      <span className={classes.what}>
        {t(`history.event.${event}`, { store: storeId === null ? '' : storeName(storeId) })}
        {names !== '' && <span className={classes.fields}>: {names}</span>}
      </span>
      <span className={classes.when}>
        {by !== null && <span>{by}</span>}
        <time dateTime={at}>
          {formatDay(at, i18n.resolvedLanguage ?? 'en')} {dayjs(at).format('HH:mm')}
        </time>
      </span>
    </li>
  )
}
