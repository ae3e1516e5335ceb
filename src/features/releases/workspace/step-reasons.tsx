import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import {
  fieldOfReason,
  type GivenReason,
  readMark,
  readReason,
  stepOfReason,
  writeMark,
} from '#src/domain/submission/decision.ts'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import {
  isSameReason,
  isSubjectChanged,
  type ReviewedRelease,
  type ReasonAnswer,
} from '#src/domain/submission/requested-changes.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import { type ReleaseForm, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf } from '#src/features/releases/workspace/form/track-form.ts'
import { useWorkspace, useEditorState } from '#src/features/releases/workspace/release-editor.ts'
import { IconAlertCircle } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/step-reasons.module.css'

/** What a reviewer asks to change, and whether it has been, saved or not. */
export type RequestedChange = GivenReason & {
  isDone: boolean
  /** The server compares it too. What was rejected by an earlier version is only read. */
  isCompared: boolean
}

const reviewedOf = (form: ReleaseForm): ReviewedRelease => ({
  ...releaseInputOf(form),
  tracks: form.tracks.map((track) => ({ ...assetInputOf(track), assetId: track.assetId })),
})

/** What one submission asks to change, as it was last saved. */
const changesOf = ({ reason, requestedChanges }: ReleaseSubmission): RequestedChange[] =>
  requestedChanges?.flatMap(({ reason: mark, isDone }) => {
    const given = readMark(mark)
    return given === null ? [] : [{ ...given, isDone, isCompared: true }]
  }) ?? readReason(reason ?? '').given.map((given) => ({ ...given, isDone: false, isCompared: false }))

/** With what the form has changed since it was saved. */
const withEdits = (changes: readonly RequestedChange[], saved: ReleaseForm | null, edited: ReleaseForm) => {
  if (saved === null || changes.every(({ isDone }) => isDone)) return changes
  const before = reviewedOf(saved)
  const after = reviewedOf(edited)
  return changes.map((change) => ({ ...change, isDone: change.isDone || isSubjectChanged(change, before, after) }))
}

const keyOf = (change: RequestedChange) => `${writeMark(change)} ${change.isDone}`

/** All that these submissions ask to change, each once: done where the release or the form is no longer as it was. */
export const useChangesOf = (submissions: readonly ReleaseSubmission[]): RequestedChange[] => {
  const { getValues } = useFormContext<ReleaseForm>()
  const asked = submissions.flatMap(changesOf)
  const changes = asked.filter((change, index) => asked.findIndex((other) => isSameReason(other, change)) === index)
  const states = useEditorState(({ baseline }) => withEdits(changes, baseline, getValues()).map(keyOf))
  return changes.map((change, index) => {
    const isDone = change.isDone || states[index] === keyOf({ ...change, isDone: true })
    return { ...change, isDone }
  })
}

const NONE: readonly ReleaseSubmission[] = []

/** The submissions for which reviewers asked for changes. */
export const useSentBack = (): readonly ReleaseSubmission[] => {
  const { detail } = useWorkspace()
  return detail === null ? NONE : latestPerStore(detail.submissions).filter(needsChanges)
}

/** What reviewers ask to change and nobody has changed yet. */
const useOpenReasons = () => useChangesOf(useSentBack()).filter(({ isDone }) => !isDone)

/** What reviewers ask to change at a field. */
export const useReasonsAt = (field: string): GivenReason[] =>
  useOpenReasons().filter((reason) => stepOfReason(reason) !== 'overview' && fieldOfReason(reason) === field)

/** What reviewers ask to change on a step. */
const useReasonsOn = (step: WorkspaceStep): GivenReason[] =>
  useOpenReasons().filter((reason) => step !== 'overview' && stepOfReason(reason) === step)

/** Why the member leaves as it is what a reviewer asked to change; it is typed into the draft of the release. */
export const useReasonAnswers = () => {
  const { setAnswers } = useWorkspace()
  const typed = useEditorState(({ answers }) => answers)
  const textOf = (reason: GivenReason): string | undefined => typed[writeMark(reason)]
  return {
    /** Undefined where nobody has begun to answer. */
    textOf,
    /** An empty answer is none: nothing of it is kept as unsaved work. */
    answer: (reason: GivenReason, text: string) => {
      const { [writeMark(reason)]: _before, ...others } = typed
      setAnswers(text === '' ? others : { ...others, [writeMark(reason)]: text })
    },
    clear: () => setAnswers({}),
    /** Takes up again what was answered in a submission that is withdrawn, but for what is typed anew. */
    restore: (answers: readonly ReasonAnswer[]) =>
      setAnswers({ ...Object.fromEntries(answers.map(({ reason, text }) => [reason, text])), ...typed }),
    /** What is submitted: also the answer to what a change elsewhere has repaired meanwhile. */
    answersTo: (changes: readonly RequestedChange[]): ReasonAnswer[] =>
      changes
        .map((change) => ({ reason: writeMark(change), text: (typed[writeMark(change)] ?? '').trim() }))
        .filter(({ text }) => text !== ''),
  }
}

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
