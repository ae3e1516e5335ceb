import { useTranslation } from 'react-i18next'
import type { DeliveryStatus } from '#src/domain/submission/status.ts'
import type { StoreState } from '#src/domain/submission/delivery.ts'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import type { StatusTone } from '#src/ui/status-badge.tsx'

const TONES: Record<StoreState, StatusTone> = {
  PENDING_APPROVAL: 'waiting',
  APPROVED: 'approved',
  LIVE: 'live',
  REJECTED: 'changes',
  PENDING_TAKEDOWN: 'takedown',
  TAKEDOWN_REFUSED: 'live',
  TAKEN_DOWN: 'gone',
}

type Props = { store: string; state: StoreState; delivery: DeliveryStatus | null }

/** A store: a dot, its name, and a word for how it has the release. */
export const StoreRow = ({ store, state, delivery }: Props) => {
  const { t } = useTranslation('releases')
  const tone = delivery === 'ERROR' ? 'rejected' : TONES[state]
  // What is live was delivered.
  const isDeliveryTold = delivery !== null && state !== 'LIVE'
  return (
    <li>
      <span aria-hidden className={classes.dot} data-tone={tone} />
      <span className={classes.store}>{store}</span>
      <span className={classes.word}>
        <span>{t(`submission.${state}`)}</span>
        {isDeliveryTold && <span>{t(`submission.delivery.${delivery}`)}</span>}
      </span>
    </li>
  )
}
