import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { readMark } from '#src/domain/submission/decision.ts'
import sections from '#src/features/submissions/submission-detail.module.css'

type Props = { submissions: readonly ReleaseSubmission[]; tracks: readonly Asset[] }

/** Why the label left as it is what a reviewer asked to change before. */
export const LabelAnswers = ({ submissions, tracks }: Props) => {
  const { t } = useTranslation(['submissions', 'reasons'])
  const waiting = submissions.filter(({ status }) => status === 'PENDING_APPROVAL')
  const answers = new Map(waiting.flatMap(({ answers: own = [] }) => own).map(({ reason, text }) => [reason, text]))
  if (answers.size === 0) return null
  return (
    <section aria-label={t('submissions:answers')} className={sections.section}>
      <h3>{t('submissions:answers')}</h3>
      <ul>
        {[...answers].map(([mark, text]) => {
          const reason = readMark(mark)
          const number = tracks.findIndex(({ id }) => id === reason?.assetId) + 1
          return (
            <li key={mark}>
              {number > 0 && `${t('submissions:track', { number, title: tracks[number - 1]?.title })} `}
              {t(`reasons:${reason?.code ?? 'OTHER'}`)}: <q>{text}</q>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
