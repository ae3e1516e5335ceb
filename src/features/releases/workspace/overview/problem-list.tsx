import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#src/domain/problem.ts'
import { stepOf } from '#src/domain/fields.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { RepairButton } from '#src/features/releases/workspace/fields/repair-button.tsx'
import { keptOrProblemText } from '#src/features/releases/workspace/fields/text-field.tsx'
import { KeepSpelling } from '#src/features/releases/workspace/overview/keep-spelling.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/overview/problem-list.module.css'

const ICONS = { ERROR: IconAlertCircle, WARNING: IconAlertTriangle, INFO: IconInfoCircle }

const LINES = ['copyrightC', 'copyrightP'] as const

const trackOf = ({ field }: Problem, tracks: readonly TrackForm[]) =>
  tracks.findIndex(({ assetId }) => field.startsWith(`tracks.${assetId}.`))

/** Both lines have a year and an owner, so that their problems read alike. */
const lineOf = ({ field }: Problem) => LINES.find((line) => field.startsWith(`${line}.`))

/** All problems by step, each a link to its field. */
export const ProblemList = () => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const problems = useEditorState((state) => state.problems)
  const { control } = useFormContext<ReleaseForm>()
  const tracks = useWatch({ control, name: 'tracks' })
  const steps = WORKSPACE_STEPS.filter((step) => problems.some(({ field }) => stepOf(field) === step))

  return steps.map((step) => (
    <section key={step} className={classes.problems}>
      <h3>{t(`step.${step}`)}</h3>
      <ul>
        {problems
          .filter(({ field }) => stepOf(field) === step)
          .map((problem) => {
            const Icon = ICONS[problem.severity]
            const track = trackOf(problem, tracks)
            const line = lineOf(problem)
            return (
              <li key={`${problem.field} ${problem.code}`} data-severity={problem.severity}>
                <button type="button" className={classes.problem} onClick={() => goTo(step, problem.field)}>
                  <Icon size={18} aria-label={t(`severity.${problem.severity}`)} />
                  <span>
                    {track === -1 ? null : (
                      <b>{t('tracks.named', { number: track + 1, title: tracks[track]?.title })} </b>
                    )}
                    {line === undefined ? null : <b>{t(`field.${line}`)}: </b>}
                    {keptOrProblemText(problem)}
                  </span>
                </button>
                <span className={classes.answers}>
                  <RepairButton problem={problem} />
                  <KeepSpelling problem={problem} />
                </span>
              </li>
            )
          })}
      </ul>
    </section>
  ))
}
