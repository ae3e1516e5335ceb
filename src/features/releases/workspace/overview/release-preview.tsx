import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay, formatDuration } from '#src/i18n/format.ts'
import { CoverView } from '#src/shared/media/cover-view.tsx'
import { PlayButton, PlayProblem } from '#src/shared/player/play-button.tsx'
import { type PlayableTrack, playableTrack } from '#src/shared/player/playable-track.ts'
import classes from '#src/features/releases/workspace/overview/release-preview.module.css'

type SleeveTrackProps = {
  track: TrackForm
  number: number
  /** All that can be played of the release. */
  playable: readonly PlayableTrack[]
}

const SleeveTrack = ({ track, number, playable }: SleeveTrackProps) => {
  const { t } = useTranslation('releases')
  const { media } = track
  const title = track.title === '' ? t('tracks.untitled') : track.title
  return (
    <li>
      <span className={classes.number}>{number}</span>
      {media !== null && media.video === undefined && <PlayButton fileId={media.fileId} tracks={playable} />}
      <span className={classes.title} data-clamped>
        {title}
        {track.version !== '' && <span className={classes.trackVersion}> ({track.version})</span>}
      </span>
      <span className={classes.time}>{media === null ? '' : formatDuration(media.durationMs)}</span>
      <div className={classes.problem}>
        <PlayProblem fileId={media?.fileId} />
      </div>
    </li>
  )
}

/** The tracklist as it is printed, to be heard one track after another. */
const SleeveTracks = ({ cover }: { cover: string | null }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const tracks = useWatch({ control, name: 'tracks' })
  const playable = tracks.flatMap((track) => playableTrack(track.assetId, track, cover) ?? [])
  if (tracks.length === 0) return null
  return (
    <ol className={classes.tracks} aria-label={t('tracks.list')}>
      {tracks.map((track, index) => (
        <SleeveTrack key={track.assetId} track={track} number={index + 1} playable={playable} />
      ))}
    </ol>
  )
}

const DATES = ['consumerReleaseDate', 'preOrderDate', 'releaseDate'] as const

/** When it comes out, can be ordered, and first came out. */
const SleeveDates = () => {
  const { t, i18n } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const form = useWatch({ control })
  const dates = DATES.flatMap((name) => (form[name] ? [{ name, day: form[name] }] : []))
  if (dates.length === 0) return null
  return (
    <dl className={classes.dates}>
      {dates.map(({ name, day }) => (
        <div key={name}>
          <dt>{t(`field.${name}`)}</dt>
          <dd>
            <time dateTime={day}>{formatDay(day, i18n.language)}</time>
            {name === 'consumerReleaseDate' && form.consumerReleaseTime ? `, ${form.consumerReleaseTime}` : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LINES = [
  { symbol: '©', name: 'copyrightC' },
  { symbol: '℗', name: 'copyrightP' },
] as const

/** The release as a sleeve: cover, artists, dates, tracklist, and the lines below. Its title is in the header. */
export const ReleasePreview = () => {
  const { t, i18n } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const form = useWatch({ control })
  const { detail } = useWorkspace()
  const stored = detail?.cover?.url ?? null
  const { title = '', version, cover, artists = [], label, format = 'ALBUM' } = form
  const named = (isPrimary: boolean) =>
    formatList(
      artists
        .filter(({ type }) => type !== undefined && isPrimaryRole(type) === isPrimary)
        .map(({ name }) => name ?? ''),
      i18n.language,
    )
  const [primary, featured] = [named(true), named(false)]
  const lines = LINES.flatMap(({ symbol, name }) => (form[name]?.text ? [{ symbol, name, ...form[name] }] : []))
  return (
    <article className={classes.sleeve} aria-label={title === '' ? t('untitled') : title}>
      <div className={classes.cover}>
        <CoverView
          url={cover?.url || stored}
          words={{
            title,
            version: version ?? null,
            artists: primary,
            label: label?.name ?? null,
            lines: lines.map(({ symbol, year, text }) => `${symbol} ${year} ${text}`),
          }}
        />
      </div>
      <div className={classes.text}>
        <p className={classes.artists}>
          {featured === '' ? primary : t('overview.featuring', { artists: primary, featured })}
        </p>
        <p className={classes.small}>
          {[t(`format.${format}`), label?.name].filter((part) => part !== undefined).join(' · ')}
        </p>
        <SleeveDates />
        <SleeveTracks cover={cover?.url || stored} />
        {lines.map(({ symbol, name, year, text }) => (
          <p key={name} className={classes.small}>
            {symbol} {year} {text}
          </p>
        ))}
      </div>
    </article>
  )
}
