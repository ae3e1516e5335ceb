import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldOfReason, type GivenReason } from '#src/domain/submission/decision.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { useReasonsOn } from '#src/features/releases/workspace/step-states.ts'
import classes from '#src/features/releases/workspace/step-reasons.module.css'
import { IconAlertCircle } from '#src/ui/icons.ts'

/** A reason in words, with the track that it is about. */
export const useReasonText = () => {
  const { t } = useTranslation(['releases', 'reasons'])
  const { getValues } = useFormContext<ReleaseForm>()
  return ({ code, assetId }: GivenReason): string => {
    const tracks = getValues('tracks')
    const at = tracks.findIndex((track) => track.assetId === assetId)
    const reason = t(`reasons:${code}`)
    if (at === -1) return reason
    return `${t('releases:tracks.named', { number: at + 1, title: tracks[at]?.title })} ${reason}`
  }
}

/** What reviewers ask to change on this step, each a way to its field. */
export const StepReasons = ({ step }: { step: WorkspaceStep }) => {
  const { goTo } = useWorkspace()
  const { t } = useTranslation('releases')
  const textOf = useReasonText()
  const reasons = useReasonsOn(step)
  if (reasons.length === 0) return null
  return (
    <section className={classes.reasons} aria-label={t('review.title')}>
      <IconAlertCircle size={20} aria-hidden />
      <ul>
        {reasons.map((reason) => (
          <li key={`${reason.code} ${reason.assetId}`}>
            <button type="button" onClick={() => goTo(step, fieldOfReason(reason))}>
              {textOf(reason)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What reviewers ask to change here. It stays until the release is submitted again. */
export const RequestedAtField = ({ reasons }: { reasons: readonly GivenReason[] }) => {
  const { t } = useTranslation(['releases', 'reasons'])
  return reasons.map(({ code, assetId }) => (
    <span key={`${code} ${assetId}`} className={classes.requested}>
      <IconAlertCircle size={16} aria-hidden /> {t('releases:review.atField', { reason: t(`reasons:${code}`) })}
    </span>
  ))
}
