import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '#src/ui/icons.ts'
import classes from '#src/ui/status-badge.module.css'

const ICONS = {
  approved: IconCircleCheck,
  waiting: IconClock,
  rejected: IconCircleX,
  takedown: IconAlertTriangle,
  neutral: IconCircleDashed,
}
export type StatusTone = keyof typeof ICONS

/** A state by icon, text and colour, so that none of the three is needed alone. */
export const StatusBadge = ({ tone, label }: { tone: StatusTone; label: string }) => {
  const Icon = ICONS[tone]
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden />
      {label}
    </span>
  )
}
