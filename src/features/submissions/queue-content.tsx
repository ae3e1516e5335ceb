import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { ContentUnavailable } from '#src/shared/page/content-unavailable.tsx'
import { useLoadProblem } from '#src/shared/page/use-load-problem.ts'
import { QueueRows } from '#src/features/submissions/queue-rows.tsx'
import { QueueSkeleton } from '#src/features/submissions/queue-skeleton.tsx'
import { viewOf } from '#src/features/submissions/queue-views.ts'
import { SelectionBar } from '#src/features/submissions/selection-bar.tsx'
import type { Queue } from '#src/features/submissions/use-queue.ts'
import type { SelectedSubmissions } from '#src/features/submissions/use-selected-submissions.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconInbox, IconSearchOff } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submissions-screen.module.css'

const ICON = { size: 28, stroke: 1.5 }

/** The rows, or what is to be said in their place. */
export const QueueContent = ({ queue, selected }: { queue: Queue; selected: SelectedSubmissions }) => {
  const { t } = useTranslation(['submissions', 'lists'])
  const { list, items, state } = queue
  const problem = useLoadProblem(list)

  if (problem !== null)
    return (
      <ContentUnavailable
        what="list"
        error={list.error}
        isLate={problem === 'late'}
        onRetry={() => void list.refetch()}
        title={t('lists:failed')}
      />
    )
  if (list.data === undefined) return <QueueSkeleton />
  if (items.length === 0 && (state.search !== '' || state.organizationId !== undefined))
    return (
      <EmptyState
        icon={<IconSearchOff {...ICON} />}
        title={state.search === '' ? t('lists:noMatch.filters') : t('lists:noMatch.search', { search: state.search })}
        message={t('lists:noMatch.message')}
        action={
          <Button variant="default" onClick={() => queue.narrow({ search: '', organizationId: undefined })}>
            {t('lists:noMatch.showAll')}
          </Button>
        }
      />
    )
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconInbox {...ICON} />}
        title={t('submissions:empty.title', { context: viewOf(state) })}
        message={t('submissions:empty.message', { context: viewOf(state) })}
      />
    )
  return (
    <div
      className={classes.content}
      data-stale={list.isPlaceholderData || undefined}
      aria-busy={list.isPlaceholderData}
    >
      <DataAge query={list} />
      <SelectionBar items={items} selected={selected} />
      <QueueRows items={items} chosenId={queue.chosen?.id} onChoose={queue.choose} selected={selected} />
    </div>
  )
}
