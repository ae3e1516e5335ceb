import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconPlayerPlay,
} from '#src/ui/icons.ts'
import classes from '#src/ui/status-badge.module.css'

export const TONE_ICONS = {
  approved: IconCircleCheck,
  live: IconPlayerPlay,
  waiting: IconClock,
  changes: IconAlertCircle,
  rejected: IconCircleX,
  takedown: IconAlertTriangle,
  neutral: IconCircleDashed,
  gone: IconCircleX,
}
export type StatusTone = keyof typeof TONE_ICONS

/** A state by icon, text and colour, so that none of the three is needed alone. */
export const StatusBadge = ({ tone, label }: { tone: StatusTone; label: string }) => {
  const Icon = TONE_ICONS[tone]
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden />
      {label}
    </span>
  )
}
