import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Cover } from '#src/shared/media/cover.tsx'
import { formatDuration, formatDay } from '#src/i18n/format.ts'
import { formatList } from '#src/i18n/names.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { type ReleaseForm, releaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import classes from '#src/features/releases/workspace/overview/release-preview.module.css'
import { MERGED_FIELDS } from '#src/features/releases/workspace/form/merge-release.ts'
import { useReleaseFieldText } from '#src/features/releases/workspace/form/release-field-text.ts'

/** The preview shows these in full. */
const SHOWN = new Set(['cover', 'tracks'])

/** Every field as text, filled in or not: all that is sent is listed here. */
export const ReleaseSummary = () => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const fieldText = useReleaseFieldText()
  const { data: form } = releaseForm.safeParse(useWatch({ control }))
  if (form === undefined) return null
  return (
    <section aria-labelledby="facts-title">
      <h3 id="facts-title" className={classes.heading}>
        {t('facts.title')}
      </h3>
      <dl className={classes.facts}>
        {MERGED_FIELDS.filter((field) => !SHOWN.has(field)).map((field) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{fieldText(field, form)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The release as a sleeve: cover, artists, title and tracklist. */
export const ReleasePreview = () => {
  const { t, i18n } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const form = useWatch({ control })
  const { detail } = useWorkspace()
  const stored = detail?.cover?.url ?? null
  const {
    title = '',
    cover,
    artists = [],
    label,
    tracks = [],
    consumerReleaseDate = '',
    format = 'ALBUM',
    copyrightP,
  } = form
  const primary = artists.filter(({ type }) => type !== undefined && isPrimaryRole(type)).map(({ name }) => name ?? '')
  return (
    <article className={classes.sleeve}>
      <Cover url={cover?.url || stored} title={title} size="fill" />
      <div className={classes.text}>
        <h2>{title === '' ? t('untitled') : title}</h2>
        <p>{formatList(primary, i18n.language)}</p>
        <p className={classes.small}>
          {[
            t(`format.${format}`),
            label?.name,
            consumerReleaseDate === '' ? undefined : formatDay(consumerReleaseDate, i18n.language),
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </p>
        <ol className={classes.tracks}>
          {tracks.map((track) => (
            <li key={track.assetId}>
              <span>{track.title === '' ? t('tracks.untitled') : track.title}</span>
              <span className={classes.time}>
                {track.media?.durationMs === undefined ? '' : formatDuration(track.media.durationMs)}
              </span>
            </li>
          ))}
        </ol>
        {copyrightP?.text ? (
          <p className={classes.small}>
            ℗ {copyrightP.year} {copyrightP.text}
          </p>
        ) : null}
      </div>
    </article>
  )
}
