import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { REASON_ANSWER_MAX } from '#src/domain/limits.ts'
import { fieldOfReason, readReason, stepOfReason } from '#src/domain/submission/decision.ts'
import { sharedReasons } from '#src/domain/submission/latest-submissions.ts'
import { openChanges } from '#src/domain/submission/requested-changes.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import {
  useReasonAnswers,
  type RequestedChange,
  useChangesOf,
  useReasonText,
} from '#src/features/releases/workspace/step-reasons.tsx'
import { formatList } from '#src/i18n/format-list.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/overview/requested-changes.module.css'

/** The button that opened it is gone. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus()

/** One point of the checklist: ticked off once it is changed, otherwise with the ways to answer it. */
const RequestedChangeItem = ({ change }: { change: RequestedChange }) => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const { textOf, answer } = useReasonAnswers()
  const { isDone, isCompared } = change
  const reason = useReasonText()(change)
  const isWhole = change.code === 'OTHER' && change.assetId === null
  const name = isWhole ? t('review.whole') : reason
  const [isAnswering, setAnswering] = useState(false)
  const text = textOf(change) ?? (isAnswering ? '' : undefined)
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <li data-done={isDone || undefined}>
      <span className={classes.point}>
        {isCompared && <Icon size={20} aria-label={t(isDone ? 'review.done' : 'review.open')} />}
        {name}
      </span>
      {!isDone && (
        <span className={classes.ways}>
          {isCompared && text === undefined && (
            <button
              type="button"
              data-text-button
              aria-label={t('review.answerTo', { reason: name })}
              onClick={() => setAnswering(true)}
            >
              {t('review.answer')}
            </button>
          )}
          {!isWhole && (
            <button
              type="button"
              data-text-button
              aria-label={t('review.fix', { reason })}
              onClick={() => goTo(stepOfReason(change), fieldOfReason(change))}
            >
              {t('submission.correct')}
            </button>
          )}
        </span>
      )}
      {isCompared && text !== undefined && (!isDone || text !== '') && (
        <Textarea
          className={classes.answer}
          ref={isAnswering ? focusField : undefined}
          label={t('review.answerLabel')}
          aria-label={t('review.answerFor', { reason: name })}
          autosize
          minRows={2}
          maxLength={REASON_ANSWER_MAX}
          value={text}
          onChange={({ currentTarget }) => {
            // It stays open where all of it is deleted.
            setAnswering(true)
            answer(change, currentTarget.value)
          }}
        />
      )}
    </li>
  )
}

/** What the reviewer wrote, and what is to be changed. */
const ReviewerReason = ({ reason, submissions }: { reason: string; submissions: readonly ReleaseSubmission[] }) => {
  const changes = useChangesOf(submissions)
  const { text } = readReason(reason)
  return (
    <>
      {text === '' ? null : <p>{text}</p>}
      {changes.length === 0 ? null : (
        <ul>
          {changes.map((change) => (
            <RequestedChangeItem key={`${change.code} ${change.assetId}`} change={change} />
          ))}
        </ul>
      )}
    </>
  )
}

/** What reviewers asked for, as a checklist. A reason that several stores share is read once. */
export const RequestedChanges = ({ submissions }: { submissions: readonly ReleaseSubmission[] }) => {
  const { t, i18n } = useTranslation('releases')
  const nameOf = useStoreName()
  const changes = useChangesOf(submissions).filter(({ isCompared }) => isCompared)
  const { answersTo } = useReasonAnswers()
  const done = changes.length - openChanges(changes, answersTo(changes)).length
  return (
    <section className={classes.changes} aria-labelledby="changes-title">
      <h3 id="changes-title">
        <IconAlertCircle size={20} aria-hidden /> {t('review.title')}
        {changes.length > 0 && (
          <output className={classes.progress}>{t('review.progress', { done, all: changes.length })}</output>
        )}
      </h3>
      {sharedReasons(submissions).map(({ reason, submissions: same }) => (
        <section key={reason} aria-label={t('review.from', { stores: namesOf(same, nameOf, i18n.language) })}>
          <h4>{t('review.from', { stores: namesOf(same, nameOf, i18n.language) })}</h4>
          {reason === '' ? <p>{t('review.noReason')}</p> : <ReviewerReason reason={reason} submissions={same} />}
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
