import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnreachable } from '#src/api/errors.ts'
import { errorText } from '#src/catalogue/error-text.ts'
import { CardList } from '#src/catalogue/lists/card-list.tsx'
import { DataTable, type RowsProps } from '#src/catalogue/lists/data-table.tsx'
import type { ListQuery } from '#src/catalogue/lists/list-query.ts'
import type { ListChange, ListState } from '#src/catalogue/lists/list-search.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconCloudOff, IconSearchOff } from '#src/ui/icons.ts'
import { useIsPhone } from '#src/ui/media.ts'
import classes from '#src/catalogue/lists/list-rows.module.css'

type Props<Row> = Omit<RowsProps<Row>, 'rows'> & {
  list: ListQuery<Row>
  sort?: Pick<ListState, 'sortBy' | 'sortDir'>
  onChange?: (change: ListChange) => void
  empty: ReactNode
  search: string
  /** Takes away what narrows the list; undefined when nothing does. */
  onShowAll: (() => void) | undefined
}

/** Nobody answers because there is no connection: that is no fault, and the list says what it has instead. */
const isOutOfReach = (error: unknown) => !navigator.onLine && isUnreachable(error)

/** The rows, or what is to be said in their place. The page before stays, dimmed, while the next is on its way. */
export const ListRows = <Row extends { id: string }>(props: Props<Row>) => {
  const { list, empty, search, onShowAll, sort, onChange, ...rows } = props
  const { t } = useTranslation(['lists', 'errors'])
  const isPhone = useIsPhone()
  const { data, error, fetchStatus, isPlaceholderData } = list
  const retry = () => void list.refetch()

  if (data === undefined && (fetchStatus === 'paused' || isOutOfReach(error)))
    return (
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.5} />}
        title={t('lists:offline.title')}
        message={t('lists:offline.message')}
        action={
          <Button variant="default" onClick={retry}>
            {t('lists:offline.retry')}
          </Button>
        }
      />
    )
  if (data === undefined && error !== null && fetchStatus === 'idle')
    return <ErrorPanel error={error} onRetry={retry} title={t('lists:failed')} message={errorText(error)} />
  if (data?.count === 0 && onShowAll === undefined) return empty
  if (data?.count === 0)
    return (
      <EmptyState
        icon={<IconSearchOff size={28} stroke={1.5} />}
        title={search === '' ? t('lists:noMatch.filters') : t('lists:noMatch.search', { search })}
        message={t('lists:noMatch.message')}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('lists:noMatch.showAll')}
          </Button>
        }
      />
    )
  return (
    <div
      className={classes.rows}
      data-stale={isPlaceholderData || undefined}
      aria-busy={data === undefined || isPlaceholderData}
    >
      {isPhone ? (
        <CardList {...rows} rows={data?.rows} />
      ) : (
        <DataTable {...rows} rows={data?.rows} sort={sort} onChange={onChange} />
      )}
    </div>
  )
}
