import { useTranslation } from 'react-i18next'
import type { SoundReport } from '#src/domain/media/sound-report.ts'
import { soundProblems } from '#src/domain/media/sound-problems.ts'
import { soundFacts } from '#src/shared/media/sound-facts.ts'
import sections from '#src/features/submissions/submission-detail.module.css'

/** Loudness and peak of a track, and the hints that the automatic checks leave to the label. */
export const ReviewedSound = ({ report }: { report: SoundReport }) => {
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
