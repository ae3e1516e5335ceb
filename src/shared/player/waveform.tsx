import { waveformPath } from '#src/domain/media/waveform.ts'
import classes from '#src/shared/player/waveform.module.css'

const STROKES = 140
const FEW_STROKES = 80

type Props = {
  peaks: readonly number[]
  /** How much of it is behind, from 0 to 1. */
  played: number
  /** Where it has little room. */
  isSmall?: boolean
}

/** The shape of a recording, with what has been played in another colour; a plain line where the shape is not known. */
export const Waveform = ({ peaks, played, isSmall = false }: Props) => {
  const strokes = isSmall ? FEW_STROKES : STROKES
  const path = peaks.length === 0 ? `M0 1H${strokes}` : waveformPath(peaks, strokes)
  return (
    <svg
      className={classes.waveform}
      style={{ '--played': `${played * 100}%` }}
      viewBox={`0 0 ${strokes} 2`}
      preserveAspectRatio="none"
      data-plain={peaks.length === 0 || undefined}
      aria-hidden
    >
      <path d={path} className={classes.whole} />
      <path d={path} className={classes.played} />
    </svg>
  )
}
