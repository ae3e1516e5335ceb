import { useTranslation } from 'react-i18next'
import { stepOf } from '#src/domain/problem.ts'
import { fieldOfReason, readReason } from '#src/domain/submission/rejection-reason.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'
import classes from '#src/features/releases/submissions/submission-list.module.css'

/** What the reviewer wrote, and the way to each field that was picked. */
export const ReviewerReason = ({ reason }: { reason: string }) => {
  const { t } = useTranslation(['releases', 'reasons'])
  const { goTo } = useWorkspace()
  const { codes, text } = readReason(reason)
  return (
    <div className={classes.reason}>
      {text === '' ? null : (
        <p>
          {t('releases:submission.reason')}: {text}
        </p>
      )}
      <ul>
        {codes.map((code) => (
          <li key={code}>
            {t(`reasons:${code}`)}{' '}
            <button type="button" onClick={() => goTo(stepOf(fieldOfReason(code)), fieldOfReason(code))}>
              {t('releases:submission.mend')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
