import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { trackPartOf } from '#src/domain/fields.ts'
import { copyrightLineOf } from '#src/domain/metadata/copyright.ts'
import type { Problem } from '#src/domain/problem.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { checkedReleaseOf } from '#src/domain/release/checked-release.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { severityIcons } from '#src/shared/form/severity-icons.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { IconCircleCheck } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submission-detail.module.css'

const SEVERITIES = ['ERROR', 'WARNING', 'INFO'] as const

const trackOf = ({ field }: Problem, { tracks }: ReleaseDetail) =>
  tracks.findIndex(({ id }) => id === trackPartOf(field)?.assetId)

/** The problems that the member's own rules find in the release now, the worst first. */
export const ReviewedProblems = ({ release, today }: { release: ReleaseDetail; today: string }) => {
  const { t } = useTranslation(['submissions', 'problems'])
  // What stores refuse is not known before they are.
  const stores = useQuery(storesQuery).data
  const askedIds = release.submissions.map(({ storeId }) => storeId)
  const checked = checkedReleaseOf(release, { asking: 'REVIEWER', stores: stores ?? [], askedIds })
  // What is only a hint is for the label.
  const problems = releaseProblems(checked, today).filter(
    ({ severity, overrideReason }) => severity !== 'INFO' || overrideReason !== undefined,
  )
  return (
    <section aria-label={t('submissions:problems')} className={classes.section}>
      <h3>
        {t('submissions:problems')}
        {problems.length === 0 && stores !== undefined && (
          <span className={classes.fine}>
            <IconCircleCheck size={18} aria-hidden /> {t('submissions:noProblems')}
          </span>
        )}
      </h3>
      <ul className={classes.problems}>
        {SEVERITIES.flatMap((severity) => problems.filter((problem) => problem.severity === severity)).map(
          (problem) => {
            const Icon = severityIcons[problem.severity]
            const track = trackOf(problem, release)
            const line = copyrightLineOf(problem.field)
            return (
              <li key={`${problem.field} ${problem.code}`} data-severity={problem.severity}>
                <Icon size={18} aria-hidden />
                <VisuallyHidden>{t(`submissions:severity.${problem.severity}`)}</VisuallyHidden>
                <span>
                  {track !== -1 && (
                    <b>{t('submissions:track', { number: track + 1, title: release.tracks[track]?.title })} </b>
                  )}
                  {line !== undefined && <b>{t(`submissions:fact.${line}`)}: </b>}
                  {problemText(problem)}
                  {problem.overrideReason !== undefined && (
                    <b> {t('submissions:kept', { reason: problem.overrideReason })}</b>
                  )}
                </span>
              </li>
            )
          },
        )}
      </ul>
    </section>
  )
}
