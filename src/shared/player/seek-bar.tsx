import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#src/i18n/format.ts'
import { pointerPosition } from '#src/shared/player/pointer-position.ts'
import { seekPlayer, usePlayer } from '#src/shared/player/player.ts'
import { SEEK_SECONDS } from '#src/shared/player/player-keys.ts'
import { Slider } from '#src/shared/player/slider.tsx'
import { Waveform } from '#src/shared/player/waveform.tsx'
import classes from '#src/shared/player/seek-bar.module.css'

const text = (seconds: number) => formatDuration(Math.floor(seconds) * 1000)

/** Where in the track the player is: on its waveform, by pointer, finger or keyboard. */
export const SeekBar = ({ peaks }: { peaks: readonly number[] }) => {
  const { t } = useTranslation('uploads')
  const seconds = usePlayer((state) => Math.floor(state.seconds))
  const duration = usePlayer((state) => state.duration)
  const exact = usePlayer((state) => (state.duration === 0 ? 0 : state.seconds / state.duration))
  // While it is dragged, only the drawing follows: over a network each seek is a request.
  const [dragged, setDragged] = useState<number | null>(null)

  const shown = dragged === null ? seconds : dragged * duration
  return (
    <div className={classes.seek}>
      <span className={classes.time}>{text(shown)}</span>
      <div
        className={classes.slider}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragged(pointerPosition(event, event.currentTarget))
        }}
        onPointerMove={(event) => {
          if (dragged !== null) setDragged(pointerPosition(event, event.currentTarget))
        }}
        onPointerUp={(event) => {
          if (dragged === null) return
          seekPlayer(pointerPosition(event, event.currentTarget) * duration)
          setDragged(null)
        }}
        onPointerCancel={() => setDragged(null)}
      >
        <Waveform peaks={peaks} played={dragged ?? exact} />
        <Slider
          label={t('player.position')}
          value={Math.floor(shown)}
          maximum={Math.floor(duration)}
          valueText={t('player.of', { time: text(shown), duration: text(duration) })}
          step={SEEK_SECONDS}
          onChange={seekPlayer}
        />
      </div>
      <span className={classes.time}>{text(duration)}</span>
    </div>
  )
}
