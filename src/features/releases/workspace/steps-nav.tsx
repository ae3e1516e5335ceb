import { useTranslation } from 'react-i18next'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { useStepStates } from '#src/features/releases/workspace/step-states.ts'
import { IconAlertCircle, IconCheck, IconCircleCheck, IconCircleDashed } from '#src/ui/icons.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'
import { Button } from '@mantine/core'

/** Buttons to the previous and the next step, below the fields and within reach of the thumb. */
export const StepPager = ({ step }: { step: WorkspaceStep }) => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const at = WORKSPACE_STEPS.indexOf(step)
  const previous = WORKSPACE_STEPS[at - 1]
  const next = WORKSPACE_STEPS[at + 1]
  return (
    <div className={classes.pager}>
      {previous === undefined ? null : (
        <Button variant="default" onClick={() => goTo(previous)}>
          {t('previous', { step: t(`step.${previous}`) })}
        </Button>
      )}
      {next === undefined ? null : (
        <Button variant="default" className={classes.next} onClick={() => goTo(next)}>
          {t('next', { step: t(`step.${next}`) })}
        </Button>
      )}
    </div>
  )
}

const ICONS = { done: IconCircleCheck, todo: IconCircleDashed, wrong: IconAlertCircle, unmarked: IconCheck }

/** On a phone the row of steps is wider than the screen: the open one is scrolled to the middle. */
const scrollToMiddle = (button: HTMLButtonElement | null) => {
  const row = button?.closest('ol')
  if (button === null || row == null) return
  const offset = button.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollTo({ left: row.scrollLeft + offset - (row.clientWidth - button.clientWidth) / 2 })
}

/** The steps with their states, at the side or along the top on a phone. They can be opened in any order. */
export const StepsNav = ({ current }: { current: WorkspaceStep }) => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const states = useStepStates()
  const isDesktop = useIsDesktop()
  return (
    <nav className={classes.steps} aria-label={t('steps')}>
      <ol>
        {WORKSPACE_STEPS.map((step, index) => {
          const state = states[index] ?? 'todo'
          const Icon = ICONS[state]
          return (
            <li key={step}>
              <button
                ref={step === current && !isDesktop ? scrollToMiddle : undefined}
                type="button"
                aria-current={step === current ? 'step' : undefined}
                data-state={state}
                onClick={() => goTo(step)}
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
