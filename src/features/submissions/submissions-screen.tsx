import { Navigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { SubmissionSkeleton, SubmissionDetail } from '#src/features/submissions/submission-detail.tsx'
import { QueueContent } from '#src/features/submissions/queue-content.tsx'
import { viewOf, filtersOf, QUEUE_VIEWS } from '#src/features/submissions/queue-views.ts'
import { useQueue, type Queue, useQueueHotkeys } from '#src/features/submissions/use-queue.ts'
import { useSelectedSubmissions } from '#src/features/submissions/selection-bar.tsx'
import classes from '#src/features/submissions/submissions-screen.module.css'
import { NativeSelect } from '@mantine/core'
import { CollapsibleFilters } from '#src/features/submissions/collapsible-filters.tsx'
import { OrganizationFilter } from '#src/features/submissions/organization-filter.tsx'
import { SearchBox } from '#src/shared/list/search-box.tsx'

const SubmissionsFilters = ({ queue: { state, narrow } }: { queue: Queue }) => {
  const { t } = useTranslation('submissions')
  return (
    <div className={classes.tools}>
      <SearchBox label={t('search')} value={state.search} onSearch={(search) => narrow({ search })} />
      <CollapsibleFilters narrows={state.organizationId !== undefined || viewOf(state) !== 'PENDING_APPROVAL'}>
        <NativeSelect
          className={classes.view}
          aria-label={t('status')}
          value={viewOf(state)}
          onChange={({ currentTarget }) => {
            const view = QUEUE_VIEWS.find((each) => each === currentTarget.value)
            if (view !== undefined) narrow(filtersOf(view))
          }}
          data={QUEUE_VIEWS.map((view) => ({ value: view, label: t(`view.${view}`) }))}
        />
        <OrganizationFilter value={state.organizationId} onChange={(organizationId) => narrow({ organizationId })} />
      </CollapsibleFilters>
    </div>
  )
}

/** The reviewer's queue: what waits at the left, the release itself at the right; one of the two where it is narrow. */
export const SubmissionsScreen = () => {
  const { t } = useTranslation('submissions')
  const queue = useQueue()
  const selected = useSelectedSubmissions(queue.state)
  const left = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const { chosen, count, isWide, pages, state } = queue
  useQueueHotkeys({
    j: queue.next,
    k: queue.previous,
    Escape: state.chosen === undefined || isWide ? undefined : queue.close,
    x: chosen === undefined ? undefined : () => selected.toggle(chosen),
    '/': () => left.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  })
  if (queue.isPastEnd) return <Navigate to="." search={(before) => ({ ...before, page: queue.pages })} replace />

  const isOpened = chosen !== undefined && (isWide || state.chosen !== undefined)
  const view = t(`view.${viewOf(state)}`)
  return (
    <>
      <PageHeader
        title={t('title')}
        back={isOpened && !isWide ? { to: '/submissions', search: { ...state, chosen: undefined } } : undefined}
        details={
          <span role="status">
            {said === '' ? '' : `${said} `}
            {count === undefined ? view : t('count', { count, view })}
          </span>
        }
      />
      <div className={classes.queue} data-opened={isOpened || undefined}>
        <section ref={left} aria-label={t('queue')} className={classes.left}>
          <SubmissionsFilters queue={queue} />
          <QueueContent queue={queue} selected={selected} />
          {pages > 1 && <Pagination page={state.page} pages={pages} onPage={queue.turn} />}
          {count !== undefined && count > 0 && <p className={classes.keys}>{t('keys')}</p>}
        </section>
        {isOpened && (
          <SubmissionDetail
            submission={chosen}
            queue={queue}
            onDecided={(words) => {
              setSaid(words)
              selected.deselect(chosen.id)
              queue.decided()
            }}
          />
        )}
        {isWide && (queue.list.isPending || queue.list.isPlaceholderData) && <SubmissionSkeleton />}
      </div>
    </>
  )
}
