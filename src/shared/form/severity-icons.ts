import type { Problem } from '#src/domain/problem.ts'
import { type Icon, IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '#src/ui/icons.ts'

/** The icon before a problem, in every list of them. */
export const severityIcons: Record<Problem['severity'], Icon> = {
  ERROR: IconAlertCircle,
  WARNING: IconAlertTriangle,
  INFO: IconInfoCircle,
}
