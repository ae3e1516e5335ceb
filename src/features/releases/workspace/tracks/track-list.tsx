import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { TrackCard } from '#src/features/releases/workspace/tracks/track-card.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

type Props = {
  tracks: readonly TrackForm[]
  move: (from: number, to: number) => void
  remove: (assetId: string) => void
  replaceFile: (assetId: string, file: File) => void
}

/** Tracks in the order they play. Every move is also said, for those who cannot see it. */
export const TrackList = ({ tracks, move, remove, replaceFile }: Props) => {
  const { t } = useTranslation('releases')
  const [said, setSaid] = useState('')
  const moveTrack = (from: number, to: number) => {
    const track = tracks[from]
    if (track === undefined || to < 0 || to >= tracks.length) return
    move(from, to)
    setSaid(t('tracks.moved', { title: track.title, position: to + 1, total: tracks.length }))
  }
  return (
    <>
      <ol className={classes.list} aria-label={t('tracks.list')}>
        {tracks.map((track, index) => (
          <TrackCard
            key={track.assetId}
            track={track}
            index={index}
            isLast={index === tracks.length - 1}
            onMove={moveTrack}
            onRemove={() => remove(track.assetId)}
            onReplace={(file) => replaceFile(track.assetId, file)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
