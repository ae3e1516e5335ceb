import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { type StoreState, storeStateOf, visibleDelivery } from '#src/domain/submission/delivery.ts'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import { type StatusTone, TONE_ICONS } from '#src/ui/status-badge.tsx'

const TONES: Record<StoreState, StatusTone> = {
  PENDING_APPROVAL: 'waiting',
  APPROVED: 'approved',
  LIVE: 'live',
  REJECTED: 'changes',
  PENDING_TAKEDOWN: 'takedown',
  TAKEDOWN_REFUSED: 'live',
  TAKEN_DOWN: 'gone',
}

type Props = {
  submission: ReleaseSubmission
  store: string
  consumerReleaseDate: string | null
  today: string
  /** Undefined where nothing can be taken down. */
  onTakedown: (() => void) | undefined
}

/** A store: a dot, its name, and a word for how it has the release. */
export const StoreRow = ({ submission, store, consumerReleaseDate, today, onTakedown }: Props) => {
  const { t } = useTranslation('releases')
  const state = storeStateOf(submission, consumerReleaseDate, today)
  const delivery = visibleDelivery(submission)
  const isFailed = delivery === 'ERROR'
  const tone = isFailed ? 'rejected' : TONES[state]
  const Dot = TONE_ICONS[tone]
  return (
    <li>
      <Dot size={18} aria-hidden className={classes.dot} data-tone={tone} />
      <span className={classes.store}>{store}</span>
      <span className={classes.word}>
        <span>{t(`submission.${state}`)}</span>
        {delivery !== null && <span>{t(`submission.delivery.${delivery}`)}</span>}
      </span>
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
    </li>
  )
}
