import { useTranslation } from 'react-i18next'
import { duration } from '#src/catalogue/duration.ts'
import type { Asset } from '#src/contract/assets.ts'
import { formatIsrc } from '#src/domain/isrc.ts'
import classes from '#src/features/submissions/submissions.module.css'

/** The tracks with their credits, each to be listened to where its master can be had. */
export const ReviewedTracks = ({ tracks }: { tracks: readonly Asset[] }) => {
  const { t } = useTranslation('submissions')
  return (
    <section aria-label={t('tracks')}>
      <h3>{t('tracks')}</h3>
      <ol className={classes.tracks}>
        {tracks.map(({ id, title, media, isrc, composer, lyricist }) => (
          <li key={id}>
            <span className={classes.title}>{title}</span>{' '}
            <span className={classes.faint}>{media === null ? '' : duration(media.durationMs)}</span>
            <div className={classes.faint}>
              {t('writers', {
                composer: composer.join(', '),
                lyricist: lyricist.length === 0 ? '—' : lyricist.join(', '),
              })}
              {isrc === null ? '' : ` · ${formatIsrc(isrc)}`}
            </div>
            {media === null || media.url === '' ? null : (
              <audio controls preload="none" src={media.url} aria-label={title} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
