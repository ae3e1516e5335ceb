import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueueHotkeys } from '#src/features/submissions/queue-hotkeys.ts'
import { QueueRows, ROW_COVER } from '#src/features/submissions/queue-rows.tsx'
import { viewOf } from '#src/features/submissions/queue-view.ts'
import { SelectionBar, type SelectedReleases, useSelectedReleases } from '#src/features/submissions/selection-bar.tsx'
import { SubmissionSkeleton, SubmissionDetail } from '#src/features/submissions/submission-detail.tsx'
import { SubmissionsFilters } from '#src/features/submissions/submissions-filters.tsx'
import { SUBMISSIONS_PER_PAGE } from '#src/features/submissions/submissions-query.ts'
import { type Queue, useQueue } from '#src/features/submissions/use-queue.ts'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconInbox, IconSearchOff } from '#src/ui/icons.ts'
import { takeLostFocus, useFocusAfter } from '#src/ui/lost-focus.ts'
import rowClasses from '#src/features/submissions/queue-rows.module.css'
import classes from '#src/features/submissions/submissions-screen.module.css'

/** Rows as large as those that are loading, below the room of the selection bar. */
const QueueSkeleton = () => (
  <div aria-hidden className={classes.loading}>
    <div className={`${rowClasses.table} ${rowClasses.rows}`}>
      {Array.from({ length: SUBMISSIONS_PER_PAGE }, (_, row) => (
        <div key={row} className={rowClasses.row}>
          <Skeleton className={rowClasses.cover} width={ROW_COVER} height={ROW_COVER} />
          <div data-fact="release">
            <Skeleton height={14} width="60%" my={4} />
          </div>
          <div data-fact="artists">
            <Skeleton height={12} width="80%" my={4} />
          </div>
        </div>
      ))}
    </div>
  </div>
)

const ICON = { size: 28, stroke: 1.5 }

type ContentProps = {
  queue: Queue
  selected: SelectedReleases
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
}

/** The rows, or why there are none. */
const QueueContent = ({ queue, selected, isSelecting, onSelecting }: ContentProps) => {
  const { t } = useTranslation(['submissions', 'lists'])
  const { list, items, state } = queue
  const problem = useLoadProblem(list)

  if (problem !== null) return <ContentUnavailable what="list" {...problem} title={t('lists:failed')} />
  if (list.data === undefined) return <QueueSkeleton />
  if (items.length === 0 && (state.search !== '' || state.organizationId !== undefined))
    return (
      <EmptyState
        icon={<IconSearchOff {...ICON} />}
        title={state.search === '' ? t('lists:noMatch.filters') : t('lists:noMatch.search', { search: state.search })}
        message={t('lists:noMatch.message')}
        action={
          <Button variant="default" onClick={() => queue.filter({ search: '', organizationId: undefined })}>
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
      data-stale={queue.isStale || undefined}
      data-selecting={isSelecting}
      aria-busy={queue.isStale}
    >
      <DataAge query={list} />
      <SelectionBar
        items={items}
        selected={selected}
        isSelecting={isSelecting}
        onSelecting={onSelecting}
        onDeleted={queue.renew}
      />
      <QueueRows
        items={items}
        chosenId={queue.chosen?.id}
        isDecided={queue.isDecided}
        onChoose={queue.choose}
        selected={selected}
        isSelecting={isSelecting}
      />
    </div>
  )
}

/** What came while somebody works: it does not move the list until it is asked for. */
const Arrivals = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const { t } = useTranslation('submissions')
  return (
    <output className={classes.arrivals}>
      {count > 0 && (
        <Button variant="light" fullWidth onClick={onShow}>
          {t('arrived', { count })}
        </Button>
      )}
    </output>
  )
}

/**
 * What tells a screen reader which release is shown after another: its title takes the focus where what had it is gone,
 * as after a decision, and otherwise is announced. A release that the page opens with is part of the page.
 */
const useShownTitle = (chosen: string | undefined) => {
  const [openedWith] = useState(chosen)
  const [hasMoved, setHasMoved] = useState(false)
  const [announced, setAnnounced] = useState('')
  if (chosen !== openedWith && !hasMoved) setHasMoved(true)
  const present = useCallback((title: HTMLHeadingElement | null) => {
    if (title === null) return
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost) title.focus({ preventScroll: true })
    setAnnounced(isFocusLost ? '' : (title.textContent ?? ''))
  }, [])
  return { announced, titleRef: hasMoved && chosen !== undefined ? present : undefined }
}

/**
 * Where a narrow screen goes back from a release to the queue, the keyboard goes on from its row; from the title, where the
 * release is no longer in the queue.
 */
const useFocusAfterClose = (queue: RefObject<HTMLElement | null>, isOpened: boolean, id: string | undefined) => {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (isOpened && id !== undefined) shown.current = id
    if (isOpened || shown.current === undefined) return
    const row = queue.current?.querySelector<HTMLElement>(`[data-opens="${shown.current}"]`)
    shown.current = undefined
    takeLostFocus(row)
  }, [queue, isOpened, id])
}

/** The reviewer's queue at the left, the chosen release at the right; a narrow screen shows one of the two. */
export const SubmissionsScreen = () => {
  const { t } = useTranslation('submissions')
  const queue = useQueue()
  const selected = useSelectedReleases(queue.state)
  const [wantsBoxes, setWantsBoxes] = useState(false)
  const left = useRef<HTMLElement>(null)
  const [announced, setAnnounced] = useState('')
  const { chosen, isWide, pages, state, totals } = queue
  const shown = useShownTitle(state.chosen)
  // With the last release of the queue, what had the focus is gone: the keyboard goes on from the title.
  useFocusAfter(queue.items.length > 0, () => null)
  useFocusAfterClose(left, !isWide && state.chosen !== undefined, chosen?.id)
  useQueueHotkeys({
    j: queue.next,
    k: queue.previous,
    Escape: state.chosen === undefined || isWide ? undefined : queue.close,
    x: chosen === undefined ? undefined : () => selected.toggle(chosen),
    '/': () => left.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  })
  if (queue.isPastEnd) return <Navigate to="." search={(before) => ({ ...before, page: queue.pages })} replace />

  const isOpened = chosen !== undefined && (isWide || state.chosen !== undefined)
  // Rows are selected where there are rows: otherwise the filters have their place.
  const isSelecting = queue.items.length > 0 && (wantsBoxes || selected.rows.size > 0)
  const view = t(`view.${viewOf(state)}`)
  const { releases, submissions } = totals ?? { releases: 0, submissions: 0 }
  const countText = t('count', {
    view,
    releases: t('releaseCount', { count: releases }),
    submissions: t('submissionCount', { count: submissions }),
  })
  return (
    <>
      <PageHeader
        title={t('title')}
        back={isOpened && !isWide ? { to: '/submissions', search: { ...state, chosen: undefined } } : undefined}
        details={
          <output>
            {announced === '' ? '' : `${announced} `}
            {totals === undefined ? view : countText}
          </output>
        }
      />
      <VisuallyHidden>
        <output>{shown.announced}</output>
      </VisuallyHidden>
      <div className={classes.queue} data-opened={isOpened || undefined}>
        <section ref={left} aria-label={t('queue')} className={classes.left}>
          <SubmissionsFilters
            queue={queue}
            selecting={{ isOn: isSelecting, start: queue.items.length > 0 ? () => setWantsBoxes(true) : undefined }}
          />
          <Arrivals count={queue.arrived} onShow={queue.showArrived} />
          <QueueContent queue={queue} selected={selected} isSelecting={isSelecting} onSelecting={setWantsBoxes} />
          {pages > 1 && <Pagination page={state.page} pages={pages} onPage={queue.turn} />}
          {releases > 0 && <p className={classes.keys}>{t('keys')}</p>}
        </section>
        {isOpened && (
          <SubmissionDetail
            group={chosen}
            queue={queue}
            titleRef={shown.titleRef}
            onDecided={({ text, submissionIds, outcome }) => {
              setAnnounced(text)
              selected.deselect(chosen.id)
              queue.decided(submissionIds, outcome)
            }}
          />
        )}
        {isWide && (queue.list.isPending || queue.isStale) && <SubmissionSkeleton />}
      </div>
    </>
  )
}
