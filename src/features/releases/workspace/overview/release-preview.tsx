import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { SleeveTracks } from '#src/features/releases/workspace/overview/sleeve-tracks.tsx'
import classes from '#src/features/releases/workspace/overview/release-preview.module.css'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { formatDay } from '#src/i18n/format.ts'
import { formatList } from '#src/i18n/names.ts'
import { CoverView } from '#src/shared/media/cover-view.tsx'

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
