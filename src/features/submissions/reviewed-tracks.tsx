import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#src/i18n/format.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { Release, ReleaseDetail } from '#src/contract/releases.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { MasterPlayer } from '#src/shared/media/master-details.tsx'
import { IconPlayerPlay, IconPlayerStop } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/reviewed-tracks.module.css'
import sections from '#src/features/submissions/submission-detail.module.css'

const KILO = 1000

type ReviewedTrackProps = {
  track: Asset
  number: number
  releaseArtists: Release['artists']
  isPlaying: boolean
  /** Other tracks have a button to play them. */
  isAligned: boolean
  onPlay: (() => void) | undefined
  onEnded: () => void
}

const namesOf = (artists: readonly { name: string }[]) => artists.map(({ name }) => name).join(', ')

const ReviewedTrack = ({
  track,
  number,
  releaseArtists,
  isPlaying,
  isAligned,
  onPlay,
  onEnded,
}: ReviewedTrackProps) => {
  const { t } = useTranslation('submissions')
  const { title, version, media, isrc, composer, lyricist, explicit, artists } = track
  const artistNames = namesOf(artists)
  const credits = [
    composer.length > 0 && t('composer', { count: composer.length, names: composer.join(', ') }),
    lyricist.length > 0 && t('lyricist', { count: lyricist.length, names: lyricist.join(', ') }),
  ].filter((credit) => credit !== false)
  const facts = [
    isrc === null ? null : formatIsrc(isrc),
    media === null ? t('noMedia') : `${media.container} ${media.sampleRate / KILO} kHz / ${media.bitDepth} bit`,
  ].filter((fact) => fact !== null)
  const label = t(isPlaying ? 'stop' : 'play', { title })
  return (
    <li>
      {onPlay === undefined ? (
        isAligned && <span className={classes.silent} />
      ) : (
        <ActionIcon aria-label={label} title={label} aria-expanded={isPlaying} onClick={onPlay}>
          {isPlaying ? <IconPlayerStop size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />}
        </ActionIcon>
      )}
      <span className={classes.number}>{number}</span>
      <div className={classes.track}>
        <p className={classes.name}>
          {title}
          {version !== null && version !== '' && <span className={classes.version}> ({version})</span>}
          {explicit === true && (
            <abbr className={classes.explicit} title={t('explicit.yes')}>
              E
            </abbr>
          )}
        </p>
        {artistNames !== namesOf(releaseArtists) && <p className={sections.faint}>{artistNames}</p>}
        <p className={sections.faint}>{credits.length === 0 ? t('noCredits') : credits.join(' · ')}</p>
        <p className={sections.faint}>{facts.join(' · ')}</p>
        {isPlaying && media !== null && <MasterPlayer media={media} title={title} autoPlay onEnded={onEnded} />}
      </div>
      <span className={classes.length}>{media === null ? '' : formatDuration(media.durationMs)}</span>
    </li>
  )
}

const isPlayable = ({ media }: Asset) => media !== null && media.url !== ''

/** The tracks with their credits. One plays at a time; when it ends, the next one starts. */
export const ReviewedTracks = ({ release }: { release: ReleaseDetail }) => {
  const { t } = useTranslation('submissions')
  const [playing, setPlaying] = useState<string | null>(null)
  const { tracks, copyrightC, copyrightP } = release
  const length = tracks.reduce((sum, { media }) => sum + (media?.durationMs ?? 0), 0)
  const after = (id: string) => {
    const playable = tracks.filter(isPlayable)
    return playable[playable.findIndex((track) => track.id === id) + 1]?.id ?? null
  }
  return (
    <section aria-label={t('tracks')} className={sections.section}>
      <h3>
        {t('tracks')}
        <span className={sections.faint}>
          {t('trackCount', { count: tracks.length })} · {formatDuration(length)}
        </span>
      </h3>
      <ol className={classes.tracks}>
        {tracks.map((track, index) => (
          <ReviewedTrack
            key={track.id}
            track={track}
            number={index + 1}
            releaseArtists={release.artists}
            isAligned={tracks.some(isPlayable)}
            isPlaying={playing === track.id}
            onPlay={isPlayable(track) ? () => setPlaying(playing === track.id ? null : track.id) : undefined}
            onEnded={() => setPlaying(after(track.id))}
          />
        ))}
      </ol>
      <p className={classes.lines}>
        <span>
          © {copyrightC.year} {copyrightC.text}
        </span>
        <span>
          ℗ {copyrightP.year} {copyrightP.text}
        </span>
      </p>
    </section>
  )
}
