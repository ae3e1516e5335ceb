import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import classes from '#src/features/releases/workspace/step-pager.module.css'
import { StepList } from '#src/features/releases/workspace/steps-nav.tsx'
import { stayAboveKeyboard } from '#src/ui/above-keyboard.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconChevronUp } from '#src/ui/icons.ts'

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
      <Button variant="default" aria-label={isPhone ? name : undefined} onClick={() => goTo(to)}>
        {isPhone ? t(`pager.${direction}`) : name}
      </Button>
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
