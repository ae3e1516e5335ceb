import { useTranslation } from 'react-i18next'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { visibleDelivery, type StoreState, storeStateOf } from '#src/domain/submission/delivery.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import classes from '#src/features/releases/workspace/overview/submission-list.module.css'
import { stepOf } from '#src/domain/fields.ts'
import { fieldOfReason, readReason } from '#src/domain/submission/decision.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'

/** The reviewer's text, and a link to the field of each picked reason. */
const ReviewerReason = ({ reason }: { reason: string }) => {
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
              {t('releases:submission.correct')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const TONES: Record<StoreState, StatusTone> = {
  PENDING_APPROVAL: 'waiting',
  APPROVED: 'approved',
  LIVE: 'approved',
  REJECTED: 'rejected',
  PENDING_TAKEDOWN: 'takedown',
  TAKEDOWN_REFUSED: 'approved',
  TAKEN_DOWN: 'neutral',
}

const Delivery = ({ submission }: { submission: ReleaseSubmission }) => {
  const { t } = useTranslation('releases')
  const delivery = visibleDelivery(submission)
  if (delivery === null) return null
  if (delivery === 'ERROR') return <StatusBadge tone="rejected" label={t('submission.delivery.ERROR')} />
  return <span className={classes.delivery}>{t(`submission.delivery.${delivery}`)}</span>
}

const Reason = ({ reason }: { reason: string }) => {
  const { t } = useTranslation('releases')
  const errorText = distributionErrorText(reason)
  if (errorText === null) return <ReviewerReason reason={reason} />
  return (
    <p className={classes.reason}>
      {t('submission.failed')}: {errorText}
    </p>
  )
}

type Props = {
  submission: ReleaseSubmission
  store: string
  consumerReleaseDate: string | null
  today: string
  /** Undefined where nothing can be taken down. */
  onTakedown: (() => void) | undefined
}

/** The status at one store, and why the store does not have the release. */
export const StoreRow = ({ submission, store, consumerReleaseDate, today, onTakedown }: Props) => {
  const { t } = useTranslation('releases')
  const state = storeStateOf(submission, consumerReleaseDate, today)
  return (
    <li>
      <span className={classes.store}>{store}</span>
      <StatusBadge tone={TONES[state]} label={t(`submission.${state}`)} />
      <Delivery submission={submission} />
      {onTakedown !== undefined && (
        <button
          type="button"
          className={classes.takedown}
          aria-label={t('submission.takedown.named', { store })}
          onClick={onTakedown}
        >
          {t('submission.takedown.request')}
        </button>
      )}
      {submission.reason !== null && <Reason reason={submission.reason} />}
    </li>
  )
}
