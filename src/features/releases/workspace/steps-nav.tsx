import { useTranslation } from 'react-i18next'
import type { Problem } from '#src/domain/problem.ts'
import { stepOf } from '#src/domain/fields.ts'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '#src/ui/icons.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'
import { Button } from '@mantine/core'

/** On to the next step or back to the one before, within reach of the thumb. */
export const StepPager = ({ step }: { step: WorkspaceStep }) => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const at = WORKSPACE_STEPS.indexOf(step)
  const previous = WORKSPACE_STEPS[at - 1]
  const next = WORKSPACE_STEPS[at + 1]
  return (
    <div className={classes.turner}>
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

type State = 'done' | 'todo' | 'wrong'
const ICONS = { done: IconCircleCheck, todo: IconCircleDashed, wrong: IconAlertCircle }

const stateOf = (step: WorkspaceStep, problems: readonly Problem[], revealed: boolean): State => {
  const errors = problems.filter(
    ({ severity, field }) => severity === 'ERROR' && (step === 'overview' || stepOf(field) === step),
  )
  if (errors.length === 0) return 'done'
  return revealed ? 'wrong' : 'todo'
}

/** On a phone the steps are a row wider than the screen: the one that is open is brought to its middle, measured first. */
const bringToMiddle = (button: HTMLButtonElement | null) => {
  const row = button?.closest('ol')
  if (button === null || row == null) return
  const offset = button.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollTo({ left: row.scrollLeft + offset - (row.clientWidth - button.clientWidth) / 2 })
}

/** The steps at the side, along the top on a phone: any order, each with how it stands. */
export const StepsNav = ({ current }: { current: WorkspaceStep }) => {
  const { t } = useTranslation('releases')
  const { revealed, goTo } = useWorkspace()
  const states = useEditorState(({ problems }) => WORKSPACE_STEPS.map((step) => stateOf(step, problems, revealed)))
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
                ref={step === current && !isDesktop ? bringToMiddle : undefined}
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
