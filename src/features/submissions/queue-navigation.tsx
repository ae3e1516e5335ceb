import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Queue } from '#src/features/submissions/use-queue.ts'
import { IconChevronDown, IconChevronUp } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submission-detail.module.css'

/** Where in the queue this is, and to its neighbours: what `j` and `k` do, for a finger. */
export const QueueNavigation = ({ queue: { place, count, next, previous } }: { queue: Queue }) => {
  const { t } = useTranslation('submissions')
  const step = (label: string, Icon: typeof IconChevronUp, go: (() => void) | undefined) => (
    // Not `disabled`, which would take the focus away from whoever just reached the end.
    <ActionIcon aria-label={label} title={label} aria-disabled={go === undefined} onClick={go}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className={classes.steps}>
      <span>{t('place', { place, count: count ?? place })}</span>
      {step(t('previous'), IconChevronUp, previous)}
      {step(t('next'), IconChevronDown, next)}
    </div>
  )
}
