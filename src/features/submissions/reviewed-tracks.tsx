import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import type { Release, ReleaseDetail } from '#src/contract/releases.ts'
import { creditsByRole } from '#src/domain/contributor/credits.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { soundProblems } from '#src/domain/media/sound-problems.ts'
import type { SoundReport } from '#src/domain/media/sound-report.ts'
import { joinedNames } from '#src/domain/text/names.ts'
import { useQueueHotkeys } from '#src/features/submissions/queue-hotkeys.ts'
import { TrackMetadata } from '#src/features/submissions/track-metadata.tsx'
import { formatDuration } from '#src/i18n/format.ts'
import { VideoPlayer, soundFacts } from '#src/shared/media/master-details.tsx'
import { soundFormatText } from '#src/shared/media/master.ts'
import { PlayButton, PlayProblem } from '#src/shared/player/play-button.tsx'
import { type PlayableTrack, playableTrack } from '#src/shared/player/playable-track.ts'
import { playOrPause } from '#src/shared/player/player.ts'
import classes from '#src/features/submissions/reviewed-tracks.module.css'
import sections from '#src/features/submissions/submission-detail.module.css'

/** Loudness and peak of a track, and the hints that the automatic checks leave to the label. */
const ReviewedSound = ({ report }: { report: SoundReport }) => {
  const { t, i18n } = useTranslation('uploads')
  const { t: problem } = useTranslation('problems')
  const hints = soundProblems(report, 'media').filter(({ severity }) => severity === 'INFO')
  return (
    <>
      <p className={sections.faint}>{soundFacts(report, t, i18n.language).join(' · ')}</p>
      {hints.map(({ code, values }) => (
        <p key={code} className={sections.faint}>
          {problem(code, values ?? {})}
        </p>
      ))}
    </>
  )
}

type ReviewedTrackProps = {
  track: Asset
  number: number
  releaseArtists: Release['artists']
  /** All that can be played of the release. */
  playable: readonly PlayableTrack[]
}

const ReviewedTrack = ({ track, number, releaseArtists, playable }: ReviewedTrackProps) => {
  const { t, i18n } = useTranslation('submissions')
  const { title, version, media, isrc, composer, lyricist, contributors, explicit, artists } = track
  const { t: roleText } = useTranslation('contributors')
  const artistNames = joinedNames(artists)
  const credits = [
    composer.length > 0 && t('composer', { count: composer.length, names: composer.join(', ') }),
    lyricist.length > 0 && t('lyricist', { count: lyricist.length, names: lyricist.join(', ') }),
    ...creditsByRole({ composer: [], lyricist: [], contributors }).map(
      ({ role, names }) => `${roleText(`role.${role}`)}: ${names.join(', ')}`,
    ),
  ].filter((credit) => credit !== false)
  const facts = [
    isrc === null ? null : formatIsrc(isrc),
    media === null ? t('noMedia') : soundFormatText(media, i18n.language),
  ].filter((fact) => fact !== null)
  const isPlayable = playable.some(({ fileId }) => fileId === media?.fileId)
  return (
    <li>
      {isPlayable && media !== null && <PlayButton fileId={media.fileId} tracks={playable} />}
      {!isPlayable && playable.length > 0 && <span className={classes.silent} />}
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
        {artistNames !== joinedNames(releaseArtists) && <p className={sections.faint}>{artistNames}</p>}
        <p className={sections.faint}>{credits.length === 0 ? t('noCredits') : credits.join(' · ')}</p>
        <p className={sections.faint}>{facts.join(' · ')}</p>
        <TrackMetadata track={track} />
        {media?.soundReport && <ReviewedSound report={media.soundReport} />}
        {media?.video !== undefined && <VideoPlayer media={media} title={title} />}
        <PlayProblem fileId={media?.fileId} />
      </div>
      <span className={classes.length}>{media === null ? '' : formatDuration(media.durationMs)}</span>
    </li>
  )
}

/** The tracks with their credits, to be heard one after another. */
export const ReviewedTracks = ({ release }: { release: ReleaseDetail }) => {
  const { t } = useTranslation('submissions')
  const { tracks, copyrightC, copyrightP } = release
  const playable = tracks.flatMap((track) => playableTrack(track.id, track, release.cover?.url ?? null) ?? [])
  useQueueHotkeys({ p: playable.length === 0 ? undefined : () => playOrPause(playable) })
  const length = tracks.reduce((sum, { media }) => sum + (media?.durationMs ?? 0), 0)
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
            playable={playable}
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
