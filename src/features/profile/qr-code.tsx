import { encode } from 'uqr'
import classes from '#src/features/profile/referral.module.css'

/** White modules on every side; readers need them to find the code (ISO/IEC 18004). */
const QUIET = 4

/** Dark on white in both colour schemes, as readers expect it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
