import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import type { OrganizationHistory } from '#src/contract/members.ts'
import { useChangeText } from '#src/features/organizations/history/use-change-text.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import classes from '#src/shared/history/history.module.css'

/** One thing that happened: what, from what to what, who did it, and when. */
export const OrganizationEvent = ({ happened }: { happened: OrganizationHistory[number] }) => {
  const { event, at, by, subject, changes } = happened
  const { t, i18n } = useTranslation('members')
  const changeText = useChangeText()
  return (
    <li className={classes.entry}>
      <span className={classes.what}>
        {t(`history.event.${event}`, { subject: subject ?? '' })}
        {changes.map((change) => (
          <span key={change.field} className={classes.fields}>
            <br />
            {changeText(change)}
          </span>
        ))}
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
