import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/release/workspace-step.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

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
