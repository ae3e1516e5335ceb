import { useTranslation } from 'react-i18next'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { releaseProblems } from '#src/domain/release-check.ts'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submissions.module.css'

/** What the same rules that the member saw say of the release now. */
export const ReviewedProblems = ({ release, today }: { release: ReleaseDetail; today: string }) => {
  const { t } = useTranslation(['submissions', 'problems'])
  const tracks = release.tracks.map(({ id, ...track }) => ({ ...track, assetId: id }))
  const checked = { ...release, labelId: release.label?.id ?? null, hasCover: release.cover !== null, tracks }
  const problems = releaseProblems(checked, today)
  return (
    <section aria-label={t('submissions:problems')}>
      <h3>{t('submissions:problems')}</h3>
      {problems.length === 0 ? (
        <p className={classes.fine}>
          <IconCircleCheck size={18} aria-hidden /> {t('submissions:noProblems')}
        </p>
      ) : (
        <ul className={classes.problems}>
          {problems.map(({ code, field, severity, values }) => (
            <li key={`${field} ${code}`} data-severity={severity}>
              {severity === 'ERROR' ? (
                <IconAlertCircle size={18} aria-hidden />
              ) : (
                <IconAlertTriangle size={18} aria-hidden />
              )}
              {t(`problems:${code}`, values ?? {})}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
