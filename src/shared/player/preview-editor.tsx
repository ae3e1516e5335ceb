import { Button } from '@mantine/core'
import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  movePreviewWindow,
  type PreviewHandle,
  type PreviewWindow,
  previewWindowAt,
} from '#src/domain/asset/preview.ts'
import { formatDuration } from '#src/i18n/format.ts'
import type { PlayableTrack } from '#src/shared/player/playable-track.ts'
import { currentTrack, playTracks, togglePlayer, usePlayer } from '#src/shared/player/player.ts'
import { pointerPosition, Slider } from '#src/shared/player/slider.tsx'
import { Waveform } from '#src/shared/player/waveform.tsx'
import classes from '#src/shared/player/preview-editor.module.css'

const text = (seconds: number) => formatDuration(seconds * 1000)

type Change = (preview: PreviewWindow | null) => void
type HandleProps = { handle: PreviewHandle; preview: PreviewWindow; duration: number; onChange: Change }

const NAMES = { WHOLE: 'preview.name', START: 'preview.start', END: 'preview.end' } as const

/** The preview, or one of its edges, as a slider: moved by the keys, or dragged by the pointer from where it was taken. */
const Handle = ({ handle, preview, duration, onChange }: HandleProps) => {
  const { t } = useTranslation('uploads')
  const taken = useRef<number | null>(null)
  const { start, length } = preview
  const end = start + length
  const now = handle === 'END' ? end : start
  const move = (to: number) => onChange(movePreviewWindow(preview, handle, to, duration))
  const pointed = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.offsetParent === null ? 0 : pointerPosition(event, event.currentTarget.offsetParent) * duration

  return (
    <div
      className={classes.handle}
      data-handle={handle}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        taken.current = pointed(event) - now
      }}
      onPointerMove={(event) => {
        if (taken.current !== null) move(pointed(event) - taken.current)
      }}
      onPointerUp={() => (taken.current = null)}
      onPointerCancel={() => (taken.current = null)}
    >
      <Slider
        label={t(NAMES[handle])}
        value={now}
        maximum={duration}
        valueText={handle === 'WHOLE' ? t('preview.range', { start: text(start), end: text(end) }) : text(now)}
        step={1}
        onChange={move}
      />
    </div>
  )
}

const HANDLES: readonly PreviewHandle[] = ['WHOLE', 'START', 'END']

/** Plays the preview as stores would, and stops at its end. */
const PlayPreview = ({ track, preview }: { track: PlayableTrack; preview: PreviewWindow }) => {
  const { t } = useTranslation('uploads')
  const isOn = usePlayer(
    (state) =>
      currentTrack(state)?.fileId === track.fileId &&
      state.part !== null &&
      (state.status === 'PLAYING' || state.status === 'LOADING'),
  )
  const play = () => playTracks([track], 0, { start: preview.start, end: preview.start + preview.length })
  return (
    <Button variant="default" size="compact-sm" onClick={isOn ? togglePlayer : play}>
      {t(isOn ? 'preview.pause' : 'preview.play')}
    </Button>
  )
}

type Props = {
  preview: PreviewWindow | null
  /** Of the master, in whole seconds. */
  duration: number
  track: PlayableTrack
  onChange: Change
}

/** The part that stores play, on the waveform of the master. */
export const PreviewEditor = ({ preview, duration, track, onChange }: Props) => {
  const { t } = useTranslation('uploads')
  const share = (seconds: number) => `${(Math.min(seconds / duration, 1) * 100).toFixed(3)}%`
  const edges = preview && { '--start': share(preview.start), '--end': share(preview.start + preview.length) }
  return (
    <fieldset className={classes.preview} aria-label={t('preview.name')}>
      <div
        className={classes.wave}
        style={edges ?? undefined}
        onPointerDown={(event) => {
          if (preview !== null || event.button !== 0) return
          const { length } = previewWindowAt(0, duration)
          onChange(previewWindowAt(pointerPosition(event, event.currentTarget) * duration - length / 2, duration))
        }}
      >
        <Waveform peaks={track.peaks} played={0} />
        {preview !== null &&
          HANDLES.map((handle) => (
            <Handle key={handle} handle={handle} preview={preview} duration={duration} onChange={onChange} />
          ))}
      </div>
      <div className={classes.foot}>
        <p className={classes.hint}>{t(preview === null ? 'preview.none' : 'preview.hint')}</p>
        {preview === null ? (
          <Button variant="default" size="compact-sm" onClick={() => onChange(previewWindowAt(30, duration))}>
            {t('preview.choose')}
          </Button>
        ) : (
          <>
            <PlayPreview track={track} preview={preview} />
            <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
              {t('preview.clear')}
            </Button>
          </>
        )}
      </div>
    </fieldset>
  )
}
