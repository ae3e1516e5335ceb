import { ActionIcon } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#src/i18n/format.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import type { PlayableTrack } from '#src/shared/player/playable-track.ts'
import { startPlayerTasks, SEEK_SECONDS } from '#src/shared/player/player-tasks.ts'
import { closePlayer, currentTrack, stepTrack, togglePlayer, usePlayer, seekPlayer } from '#src/shared/player/player.ts'
import { pointerPosition, Slider } from '#src/shared/player/slider.tsx'
import { Waveform } from '#src/shared/player/waveform.tsx'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconX,
  type Icon,
} from '#src/ui/icons.ts'
import { opensElsewhere } from '#src/ui/keyboard.ts'
import classes from '#src/shared/player/player-bar.module.css'

const text = (seconds: number) => formatDuration(Math.floor(seconds) * 1000)

/** Where in the track the player is: on its waveform, by pointer, finger or keyboard. */
const SeekBar = ({ peaks }: { peaks: readonly number[] }) => {
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

startPlayerTasks()

const COVER = 40

type PressProps = { label: string; Icon: Icon; isMain?: boolean; isOff?: boolean; onPress: () => void }

/** At the end of the list it stays where it is: `disabled` would take the focus away. */
const Press = ({ label, Icon, isMain = false, isOff = false, onPress }: PressProps) => (
  <ActionIcon
    variant={isMain ? 'filled' : 'subtle'}
    radius={isMain ? 'xl' : undefined}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onPress}
  >
    <Icon size={20} aria-hidden />
  </ActionIcon>
)

/** What plays. Its title leads back to the page on which it was started. */
const PlayedTrack = ({ track }: { track: PlayableTrack }) => {
  const { t } = useTranslation('uploads')
  const navigate = useNavigate()
  const from = usePlayer((state) => state.from)
  const problem = usePlayer((state) => state.problem)
  return (
    <div className={classes.track}>
      <div className={classes.cover}>
        <Cover url={track.cover} title={track.title} size={COVER} />
      </div>
      <div className={classes.texts}>
        <a
          className={classes.title}
          href={from}
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            void navigate({ href: from })
          }}
        >
          {track.title}
        </a>
        <output className={classes.about} data-problem={problem ?? undefined}>
          {problem === null ? track.artists : t(`player.problem.${problem}`)}
        </output>
      </div>
    </div>
  )
}

const Controls = () => {
  const { t } = useTranslation('uploads')
  const isOn = usePlayer(({ status }) => status === 'PLAYING' || status === 'LOADING')
  const hasBefore = usePlayer(({ at }) => at > 0)
  const hasAfter = usePlayer(({ at, tracks }) => at < tracks.length - 1)
  const isLoading = usePlayer(({ status }) => status === 'LOADING')
  return (
    <div className={classes.controls} aria-busy={isLoading}>
      <Press label={t('player.previous')} Icon={IconPlayerTrackPrev} isOff={!hasBefore} onPress={() => stepTrack(-1)} />
      <Press
        label={t(isOn ? 'player.pause' : 'player.play')}
        Icon={isOn ? IconPlayerPause : IconPlayerPlay}
        isMain
        onPress={togglePlayer}
      />
      <Press label={t('player.next')} Icon={IconPlayerTrackNext} isOff={!hasAfter} onPress={() => stepTrack(1)} />
    </div>
  )
}

/** The one player of the app, at the bottom of the screen. */
export const PlayerBar = () => {
  const { t } = useTranslation('uploads')
  const track = usePlayer(currentTrack)
  if (track === undefined) return null
  return (
    <section className={classes.bar} aria-label={t('player.name')} data-player data-late-part>
      <PlayedTrack track={track} />
      <Controls />
      <div className={classes.position}>
        <SeekBar peaks={track.peaks} />
      </div>
      <div className={classes.close}>
        <Press label={t('player.close')} Icon={IconX} onPress={closePlayer} />
      </div>
    </section>
  )
}
