import { Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { areaIcons } from '#src/shared/list/area-icons.ts'
import type { ListBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { activeFilters, type ListFilter, withoutFilters } from '#src/shared/list/list-filter.ts'
import { ListFooter, pageCount } from '#src/shared/list/pagination/pagination.tsx'
import { LazyFilterChips, ListToolbar } from '#src/shared/list/panels/list-toolbar.tsx'
import { SearchBox } from '#src/shared/list/search-box.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { ListRows, type ListLayout, type ListQuery } from '#src/shared/list/table/list-rows.tsx'
import { useRowSelection } from '#src/shared/list/table/row-selection.tsx'
import { visibleColumns, columnsToExport } from '#src/shared/list/table/visible-columns.ts'
import { useExport } from '#src/shared/list/use-export.ts'
import { useListHotkeys } from '#src/shared/list/use-list-hotkeys.ts'
import type { MoreAction } from '#src/shared/page/more-button.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { type ListState, type ListChange } from '#src/shared/page/search-params.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/shared/list/list-screen.module.css'

/** Changes the list through the address, so that back, reload and a shared link show the same. */
const useListChange = () => {
  const navigate = useNavigate()
  return (change: ListChange) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), resetScroll: false })
}

/** Fetched when the first row is selected. */
const BulkBar = lazyPart(async () => (await import('#src/shared/list/bulk/bulk-bar.tsx')).BulkBar, UnavailablePart)

const shownTo = <T extends { onlyForSuperadmin?: boolean }>(isSuperadmin: boolean, all: readonly T[]) =>
  all.filter(({ onlyForSuperadmin }) => isSuperadmin || onlyForSuperadmin !== true)

type Props<Row, State> = {
  /** The key of the list's texts. */
  area: ListArea
  list: ListQuery<Row>
  state: State
  columns: readonly Column<Row>[]
  filters: readonly ListFilter[]
  /** Further controls beside the search. */
  tools?: ReactNode
  /** Further entries of the “⋯” menu. */
  moreActions?: readonly MoreAction[]
  /** A notice above the list. */
  notice?: ReactNode
  /** Creates another one. */
  action?: ReactNode
  /** Creates the first one, where that differs. */
  firstAction?: ReactNode
  bulk?: ListBulkActions<Row> | undefined
  /** Shows the rows in another way than as a table or cards. */
  layout?: ListLayout<Row> | undefined
  /** Reads one page of the export, with as many rows as the API allows. */
  readPage?: (state: State) => Promise<readonly Row[]>
}

/** The screen of every list. It receives its data and texts; its state is in the address. */
export const ListScreen = <Row extends { id: string }, State extends ListState>(props: Props<Row, State>) => {
  const { area, list, state } = props
  const isSuperadmin = useCurrentUser()?.role === 'SUPERADMIN'
  const known = useMemo(() => shownTo(isSuperadmin, props.columns), [isSuperadmin, props.columns])
  const filters = shownTo(isSuperadmin, props.filters)
  const Icon = areaIcons[area]
  const { t } = useTranslation('lists')
  const change = useListChange()
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  useListHotkeys(container)
  const count = list.data?.count
  const { perPage } = state
  const columns = useMemo(() => visibleColumns(known, state.columns), [known, state.columns])
  const active = activeFilters(filters, state)
  const { bulk, readPage, layout } = props
  const isWhole = layout?.isWhole === true
  const { selection, selectedRows, clear } = useRowSelection({
    rows: list.data?.rows,
    nameOf: bulk?.nameOf ?? (({ id }) => id),
    isSelectable: bulk?.isSelectable,
    view: JSON.stringify({ ...state, columns: '' }),
  })
  const pages = pageCount(count ?? 0, perPage)
  const title = t(`${area}.title`)
  const { action: exportAction, isExporting } = useExport(async () => {
    const { exportList } = await import('#src/shared/list/export-list.ts')
    await exportList({
      name: title,
      columns: columnsToExport(known, state.columns),
      readPage: async (page) => (await readPage?.({ ...state, page })) ?? [],
    })
  })
  const { mode } = selection
  const hasRows = count !== undefined && count > 0
  const actions = [
    ...(bulk !== undefined && hasRows
      ? [{ label: t('select.start'), Icon: IconCircleCheck, run: () => mode?.enter() }]
      : []),
    ...(props.moreActions ?? []),
    ...(readPage !== undefined && hasRows ? [exportAction] : []),
  ]
  const isNarrowed = state.search !== '' || active.length > 0
  const isEmpty = count === 0 && !isNarrowed
  const showAll = () =>
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        ...LIST_DEFAULTS,
        ...withoutFilters(filters),
        perPage: before.perPage,
        columns: before.columns,
      }),
    })

  if (!isWhole && count !== undefined && !list.isPlaceholderData && state.page > pages)
    return <Navigate to="." search={(before) => ({ ...before, page: pages })} replace />

  return (
    <>
      {/* An empty list offers it in its middle; an empty month, which is one of many, does not. */}
      <PageHeader title={title} actions={isEmpty && !isWhole ? undefined : props.action} />
      <div ref={container} className={classes.screen}>
        {props.notice}
        <div className={classes.tools}>
          <SearchBox
            label={t(`${area}.search`)}
            value={state.search}
            onSearch={(search) => change({ search, page: LIST_DEFAULTS.page })}
          />
          <ListToolbar
            area={area}
            state={state}
            filters={filters}
            columns={known}
            hasColumns={layout === undefined}
            actions={actions}
            isBusy={isExporting}
          >
            {props.tools}
            <output className={classes.count}>{count === undefined ? '' : t(`${area}.count`, { count })}</output>
          </ListToolbar>
        </div>
        {active.length > 0 && (
          <div className={classes.chips}>
            <Suspense>
              <LazyFilterChips filters={filters} state={state} />
            </Suspense>
          </div>
        )}
        <DataAge query={list} />
        <ListRows
          label={title}
          list={list}
          columns={columns}
          perPage={perPage}
          layout={layout}
          sort={state}
          onChange={change}
          empty={
            <EmptyState
              icon={<Icon size={28} stroke={1.5} />}
              title={t(`${area}.empty.title`)}
              message={t(`${area}.empty.message`)}
              action={props.firstAction ?? props.action}
            />
          }
          search={state.search}
          onShowAll={isNarrowed ? showAll : undefined}
          selection={bulk === undefined ? undefined : selection}
          opens
        />
        {bulk !== undefined && (selectedRows.length > 0 || mode?.isOn === true) && (
          <Suspense>
            <BulkBar
              selectedRows={selectedRows.map((row) => ({
                id: row.id,
                name: bulk.nameOf(row),
                status: bulk.statusOf?.(row) ?? 'ACTIVE',
              }))}
              toggle={bulk.toggle}
              remove={bulk.remove}
              all={selection.all}
              isMode={mode?.isOn === true}
              onClear={clear}
            />
          </Suspense>
        )}
        {!isWhole && count !== undefined && <ListFooter count={count} state={state} onChange={change} />}
        {!isWhole && pages > 1 && <p className={classes.keys}>{t('keys.open')}</p>}
      </div>
    </>
  )
}
