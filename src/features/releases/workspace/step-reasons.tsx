import { useTranslation } from 'react-i18next'
import { fieldOfReason, type RejectionReason } from '#src/domain/submission/decision.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { useReasonsOn } from '#src/features/releases/workspace/step-states.ts'
import classes from '#src/features/releases/workspace/step-reasons.module.css'
import { IconAlertCircle } from '#src/ui/icons.ts'

/** What reviewers ask to change on this step, each a way to its field. */
export const StepReasons = ({ step }: { step: WorkspaceStep }) => {
  const { t } = useTranslation(['releases', 'reasons'])
  const { goTo } = useWorkspace()
  const reasons = useReasonsOn(step)
  if (reasons.length === 0) return null
  return (
    <section className={classes.reasons} aria-label={t('releases:review.title')}>
      <IconAlertCircle size={20} aria-hidden />
      <ul>
        {reasons.map((code) => (
          <li key={code}>
            <button type="button" onClick={() => goTo(step, fieldOfReason(code))}>
              {t(`reasons:${code}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What reviewers ask to change here. It stays until the release is submitted again. */
export const RequestedAtField = ({ reasons }: { reasons: readonly RejectionReason[] }) => {
  const { t } = useTranslation(['releases', 'reasons'])
  return reasons.map((code) => (
    <span key={code} className={classes.requested}>
      <IconAlertCircle size={16} aria-hidden /> {t('releases:review.atField', { reason: t(`reasons:${code}`) })}
    </span>
  ))
}
