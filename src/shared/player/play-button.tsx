import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PlayableTrack } from '#src/shared/player/playable-track.ts'
import { currentTrack, playTracks, togglePlayer, usePlayer } from '#src/shared/player/player.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconPlayerPause, IconPlayerPlay } from '#src/ui/icons.ts'

type Props = {
  fileId: string
  /** The list in which the button is: previous and next lead through it. */
  tracks: readonly PlayableTrack[]
}

/** Plays a track in the player bar, or pauses it. */
export const PlayButton = ({ fileId, tracks }: Props) => {
  const { t } = useTranslation('uploads')
  const status = usePlayer((state) => (currentTrack(state)?.fileId === fileId ? state.status : null))
  const at = tracks.findIndex((track) => track.fileId === fileId)
  const isOn = status === 'PLAYING' || status === 'LOADING'
  const label = t(isOn ? 'player.pauseTrack' : 'player.playTrack', { title: tracks[at]?.title ?? '' })
  const Icon = isOn ? IconPlayerPause : IconPlayerPlay
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      aria-busy={status === 'LOADING'}
      onClick={() => (status === null ? playTracks(tracks, at) : togglePlayer())}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

/** Why the track whose button was pressed cannot be heard, or not yet. */
export const PlayProblem = ({ fileId }: { fileId: string | undefined }) => {
  const { t } = useTranslation('uploads')
  const problem = usePlayer((state) => (currentTrack(state)?.fileId === fileId ? state.problem : null))
  return <div role="alert">{problem !== null && <FieldError>{t(`player.problem.${problem}`)}</FieldError>}</div>
}
