import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { QueueRows, ROW_COVER } from '#src/features/submissions/queue-rows.tsx'
import { viewOf } from '#src/features/submissions/queue-views.ts'
import { SelectionBar, type SelectedSubmissions } from '#src/features/submissions/selection-bar.tsx'
import type { Queue } from '#src/features/submissions/use-queue.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconInbox, IconSearchOff } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submissions-screen.module.css'
import { SUBMISSIONS_PER_PAGE } from '#src/features/submissions/submissions-query.ts'

/** The rows before they come. */
const QueueSkeleton = () => (
  <div aria-hidden className={classes.rows}>
    {Array.from({ length: SUBMISSIONS_PER_PAGE }, (_, row) => (
      <div key={row} className={classes.row}>
        <Skeleton className={classes.cover} width={ROW_COVER} height={ROW_COVER} />
        <div data-fact="release">
          <Skeleton height={14} width="60%" my={4} />
        </div>
        <div data-fact="artists">
          <Skeleton height={12} width="80%" my={4} />
        </div>
        <div data-fact="organization">
          <Skeleton height={12} width="50%" my={4} />
        </div>
        <div data-fact="barcode">
          <Skeleton height={12} width="40%" my={4} />
        </div>
      </div>
    ))}
  </div>
)

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
