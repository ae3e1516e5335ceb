import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { stepOf } from '#src/domain/fields.ts'
import { fieldOfReason, readReason } from '#src/domain/submission/decision.ts'
import { sharedReasons } from '#src/domain/submission/latest-submissions.ts'
import classes from '#src/features/releases/workspace/overview/requested-changes.module.css'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { formatList } from '#src/i18n/names.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { IconAlertCircle } from '#src/ui/icons.ts'

/** The reviewer's text, and the picked reasons, each with a way to its field. */
const ReviewerReason = ({ reason }: { reason: string }) => {
  const { t } = useTranslation(['releases', 'reasons'])
  const { goTo } = useWorkspace()
  const { codes, text } = readReason(reason)
  return (
    <>
      {text === '' ? null : <p>{text}</p>}
      {codes.length === 0 ? null : (
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <span>{t(`reasons:${code}`)}</span>
              {code === 'OTHER' ? null : (
                <button
                  type="button"
                  data-text-button
                  aria-label={t('releases:review.fix', { reason: t(`reasons:${code}`) })}
                  onClick={() => goTo(stepOf(fieldOfReason(code)), fieldOfReason(code))}
                >
                  {t('releases:submission.correct')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What reviewers asked for. A reason that several stores share is read once. */
export const RequestedChanges = ({ submissions }: { submissions: readonly ReleaseSubmission[] }) => {
  const { t, i18n } = useTranslation('releases')
  const nameOf = useStoreName()
  return (
    <section className={classes.changes} aria-labelledby="changes-title">
      <h3 id="changes-title">
        <IconAlertCircle size={20} aria-hidden /> {t('review.title')}
      </h3>
      {sharedReasons(submissions).map(({ reason, submissions: same }) => (
        <section key={reason} aria-label={t('review.from', { stores: namesOf(same, nameOf, i18n.language) })}>
          <h4>{t('review.from', { stores: namesOf(same, nameOf, i18n.language) })}</h4>
          {reason === '' ? <p>{t('review.noReason')}</p> : <ReviewerReason reason={reason} />}
        </section>
      ))}
    </section>
  )
}

const namesOf = (submissions: readonly ReleaseSubmission[], nameOf: (id: string) => string, language: string) =>
  formatList(
    submissions.map(({ storeId }) => nameOf(storeId)),
    language,
  )
