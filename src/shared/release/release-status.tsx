import { useTranslation } from 'react-i18next'
import type { Release } from '#src/contract/releases.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'

const TONES = { PENDING: 'waiting', APPROVED: 'approved', REJECTED: 'rejected' } as const

/** How far the stores are with a release. */
export const ReleaseStatus = ({ status }: Pick<Release, 'status'>) => (
  <StatusBadge tone={TONES[status]} label={useTranslation('lists').t(`releaseStatus.${status}`)} />
)
