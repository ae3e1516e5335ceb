import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stepOf } from '#src/domain/fields.ts'
import type { Problem } from '#src/domain/problem.ts'
import { stepOfReason } from '#src/domain/submission/decision.ts'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { useWorkspace, useEditorState } from '#src/features/releases/workspace/release-editor.ts'
import { useChangesOf, useSentBack } from '#src/features/releases/workspace/step-reasons.tsx'
import { stayAboveKeyboard } from '#src/ui/above-keyboard.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconAlertCircle, IconCheck, IconCircleCheck, IconCircleDashed, IconChevronUp } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/steps-nav.module.css'

/** `unmarked`: nothing is wrong, but the release as a whole was sent back, so that no step is praised. */
type StepState = 'unchecked' | 'done' | 'todo' | 'wrong' | 'unmarked'

/** How far each step is: by the rules, and by what reviewers ask to change. */
const useStepStates = (): StepState[] => {
  const { revealed } = useWorkspace()
  const changes = useChangesOf(useSentBack())
  const isSentBack = useSentBack().length > 0
  const isOpen = (step: WorkspaceStep) =>
    changes.some((change) => !change.isDone && (step === 'overview' || stepOfReason(change) === step))
  const isFixed = (step: WorkspaceStep) => changes.some((change) => change.isDone && stepOfReason(change) === step)
  const stateOf = (step: WorkspaceStep, problems: readonly Problem[]): StepState => {
    const isAbout = ({ field }: Problem) => step === 'overview' || stepOf(field) === step
    if (problems.some((problem) => problem.severity === 'ERROR' && isAbout(problem))) return revealed ? 'wrong' : 'todo'
    if (!isSentBack) return 'done'
    // A rejection without reasons can only be answered by submitting again.
    if (isOpen(step) || (step === 'overview' && changes.length === 0)) return 'wrong'
    return isFixed(step) ? 'done' : 'unmarked'
  }
  return useEditorState(({ problems }) =>
    WORKSPACE_STEPS.map((step) => (problems === null ? 'unchecked' : stateOf(step, problems))),
  )
}

const ICONS = {
  unchecked: IconCircleDashed,
  done: IconCircleCheck,
  todo: IconCircleDashed,
  wrong: IconAlertCircle,
  unmarked: IconCheck,
}

/** Preparing ends with the overview; what is read begins with it. */
const READING_ORDER = [...WORKSPACE_STEPS.slice(-1), ...WORKSPACE_STEPS.slice(0, -1)]

type Props = { current: WorkspaceStep; isReading?: boolean; onChoose: (step: WorkspaceStep) => void }

/** The steps, which can be opened in any order, with their states. A release that is read has nothing to do. */
const StepList = ({ current, isReading = false, onChoose }: Props) => {
  const { t } = useTranslation('releases')
  const states = useStepStates()
  return (
    <nav className={isReading ? classes.tabs : classes.steps} aria-label={t('steps')}>
      <ol>
        {(isReading ? READING_ORDER : WORKSPACE_STEPS).map((step) => {
          const state = states[WORKSPACE_STEPS.indexOf(step)] ?? 'unchecked'
          const Icon = ICONS[state]
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                data-state={state}
                onClick={() => onChoose(step)}
              >
                {!isReading && <Icon size={18} aria-hidden />}
                <span>{t(`step.${step}`)}</span>
                {!isReading && state !== 'unchecked' && <span className={classes.state}>{t(`state.${state}`)}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type StepsNavProps = { current: WorkspaceStep; isReading: boolean }

/**
 * The steps at the side of the form; a phone has them in the bar of its pager. A release that is read has them in a row
 * above its sleeve, which keeps the whole width.
 */
export const StepsNav = ({ current, isReading }: StepsNavProps) => {
  const { goTo } = useWorkspace()
  const isPhone = useIsPhone()
  if (isPhone && !isReading) return null
  return (
    <div className={isReading ? classes.top : classes.side}>
      <StepList current={current} isReading={isReading} onChoose={goTo} />
    </div>
  )
}

/** Says which step of how many this is, and opens the list of all of them. */
const StepPicker = ({ step }: { step: WorkspaceStep }) => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  const position = { number: WORKSPACE_STEPS.indexOf(step) + 1, total: WORKSPACE_STEPS.length }
  return (
    <>
      <button
        type="button"
        className={classes.picker}
        aria-haspopup="dialog"
        aria-label={t('pager.picker', { ...position, step: t(`step.${step}`) })}
        onClick={() => setOpen(true)}
      >
        {t('pager.position', position)}
        <IconChevronUp size={16} aria-hidden />
      </button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('steps')}>
        <StepList
          current={step}
          onChoose={(chosen) => {
            setOpen(false)
            goTo(chosen)
          }}
        />
      </Dialog>
    </>
  )
}

/** Buttons to the previous and the next step: below the fields, on a phone in a bar within reach of the thumb. */
export const StepPager = ({ step }: { step: WorkspaceStep }) => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const isPhone = useIsPhone()
  const at = WORKSPACE_STEPS.indexOf(step)
  const link = (to: WorkspaceStep | undefined, direction: 'back' | 'next') => {
    if (to === undefined) return <span />
    const name = t(`pager.${direction}To`, { step: t(`step.${to}`) })
    return (
      <span>
        <Button variant="default" aria-label={isPhone ? name : undefined} onClick={() => goTo(to)}>
          {isPhone ? t(`pager.${direction}`) : name}
        </Button>
      </span>
    )
  }
  return (
    <div
      ref={isPhone ? stayAboveKeyboard : undefined}
      className={isPhone ? classes.bar : classes.pager}
      data-sticky-bar={isPhone || undefined}
    >
      {link(WORKSPACE_STEPS[at - 1], 'back')}
      {isPhone && <StepPicker step={step} />}
      {link(WORKSPACE_STEPS[at + 1], 'next')}
    </div>
  )
}
