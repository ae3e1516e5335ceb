import { useTranslation } from 'react-i18next'
import type { ShownLine } from '#src/features/releases/import/line-state.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'

const TONES = {
  ready: 'approved',
  checking: 'neutral',
  waits: 'waiting',
  wrong: 'rejected',
  refused: 'rejected',
} as const

/** How a line stands, and what was said of it that belongs to no cell. */
export const LineBadge = ({ shown: { state, refusal } }: { shown: ShownLine }) => {
  const { t } = useTranslation('import')
  return (
    <>
      <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
      {refusal !== undefined && refusal.field === null && <FieldError>{refusal.text}</FieldError>}
    </>
  )
}
