import { useTranslation } from 'react-i18next'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { useStepStates } from '#src/features/releases/workspace/step-states.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { IconAlertCircle, IconCheck, IconCircleCheck, IconCircleDashed } from '#src/ui/icons.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import classes from '#src/features/releases/workspace/steps-nav.module.css'

const ICONS = { done: IconCircleCheck, todo: IconCircleDashed, wrong: IconAlertCircle, unmarked: IconCheck }

type Props = { current: WorkspaceStep; onChoose: (step: WorkspaceStep) => void }

/** The steps with their states. They can be opened in any order. */
export const StepList = ({ current, onChoose }: Props) => {
  const { t } = useTranslation('releases')
  const states = useStepStates()
  return (
    <nav className={classes.steps} aria-label={t('steps')}>
      <ol>
        {WORKSPACE_STEPS.map((step, index) => {
          const state = states[index] ?? 'todo'
          const Icon = ICONS[state]
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                data-state={state}
                onClick={() => onChoose(step)}
              >
                <Icon size={18} aria-hidden />
                <span>{t(`step.${step}`)}</span>
                <span className={classes.state}>{t(`state.${state}`)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The steps at the side of the form. A phone has them in the bar of its pager. */
export const StepsNav = ({ current }: { current: WorkspaceStep }) => {
  const { goTo } = useWorkspace()
  if (useIsPhone()) return null
  return (
    <div className={classes.side}>
      <StepList current={current} onChoose={goTo} />
    </div>
  )
}
