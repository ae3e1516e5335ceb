import { Button, ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { client, api } from '#src/api/client.ts'
import type { Release } from '#src/contract/releases.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { DISPLAY_STATUSES, RELEASE_STAGES } from '#src/domain/submission/status.ts'
import { releaseColumns } from '#src/features/releases/release-columns.tsx'
import { releasesInput, type RELEASE_LAYOUTS } from '#src/features/releases/releases-query.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { type ListFilter, artistFilter, labelFilter, organizationFilter } from '#src/shared/list/list-filter.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import type { ListLayout } from '#src/shared/list/table/list-rows.tsx'
import { EXPORT_ROWS } from '#src/shared/page/search-params.ts'
import { newReleaseDialog } from '#src/shared/page/shell-state.ts'
import { IconPlus, IconUpload, IconCalendar, IconLayoutGrid, IconList } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/features/releases/releases-list.module.css'

const layoutModules = {
  covers: () => import('#src/features/releases/views/cover-grid.tsx'),
  calendar: () => import('#src/features/releases/views/release-calendar.tsx'),
}

/** Fetches the part that shows this layout; the list itself is always there. */
const loadLayout = async (layout: keyof typeof layoutModules | undefined): Promise<void> => {
  // Without it, the screen says what is wrong when it shows the layout.
  if (layout !== undefined) await layoutModules[layout]().catch(() => null)
}

const releaseLayouts: Record<keyof typeof layoutModules, ListLayout<Release>> = {
  covers: { Rows: lazy(async () => ({ default: (await layoutModules.covers()).CoverGrid })) },
  calendar: {
    Rows: lazy(async () => ({ default: (await layoutModules.calendar()).ReleaseCalendar })),
    Head: lazy(async () => ({ default: (await layoutModules.calendar()).CalendarHead })),
    isWhole: true,
  },
}

type Layout = (typeof RELEASE_LAYOUTS)[number]
const CHOICES = [
  { layout: undefined, text: 'list', Icon: IconList },
  { layout: 'covers', text: 'covers', Icon: IconLayoutGrid },
  { layout: 'calendar', text: 'calendar', Icon: IconCalendar },
] as const

/** Shows the releases as a list, as covers or in a calendar, through the address. */
const LayoutSwitch = ({ current }: { current: Layout | undefined }) => {
  const { t } = useTranslation('lists')
  const navigate = useNavigate()
  const show = async (layout: Layout | undefined) => {
    // The rows stay until the part that replaces them is there.
    await loadLayout(layout)
    await navigate({ to: '.', search: (before) => ({ ...before, view: layout, page: 1 }), resetScroll: false })
  }
  return (
    <fieldset className={classes.switch} aria-label={t('layout.label')}>
      {CHOICES.map(({ layout, text, Icon }) => (
        <ActionIcon
          key={text}
          aria-label={t(`layout.${text}`)}
          title={t(`layout.${text}`)}
          aria-pressed={layout === current}
          onPointerEnter={() => void loadLayout(layout)}
          onClick={() => void show(layout)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </fieldset>
  )
}

/** Fetched once the list is painted, which does not wait for it. */
const ReleasesNotice = lazyPart(async () => {
  await whenIdle()
  return (await import('#src/features/releases/releases-notice.tsx')).ReleasesNotice
})

const releaseFilters: ListFilter[] = [
  {
    name: 'format',
    header: 'format',
    everything: 'everyFormat',
    kinds: RELEASE_FORMATS.map((value) => ({ value, text: `format.${value}` as const })),
  },
  {
    name: 'status',
    header: 'status',
    everything: 'everyStatus',
    kinds: DISPLAY_STATUSES.map((value) => ({ value, text: `releaseStatus.${value}` as const })),
  },
  {
    name: 'stage',
    header: 'stage',
    everything: 'everyStage',
    kinds: RELEASE_STAGES.map((value) => ({ value, text: `stage.${value}` as const })),
  },
  artistFilter,
  labelFilter,
  organizationFilter,
]

const route = getRouteApi('/_member/releases/')
const openReleaseDialog = () => newReleaseDialog.setState(true)

const NewRelease = () => (
  <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={openReleaseDialog}>
    {useTranslation('lists').t('releases.new')}
  </Button>
)

export const ReleasesList = () => {
  const { t } = useTranslation('lists')
  const state = route.useLoaderDeps()
  const bulkActions = useBulkActions({ remove: api.releases.permanentlyDelete }, (releaseIds) => ({ releaseIds }))
  const layout = state.view && releaseLayouts[state.view]
  return (
    <ListScreen
      area="releases"
      list={useQuery(route.useRouteContext().listQuery)}
      state={state}
      columns={releaseColumns}
      readPage={async (asked) =>
        (await client.releases.list.query(releasesInput({ ...asked, view: undefined }, EXPORT_ROWS))).releases
      }
      action={<NewRelease />}
      bulk={layout?.isWhole === true ? undefined : { nameOf: ({ title }) => title, ...bulkActions }}
      filters={releaseFilters}
      layout={layout}
      tools={<LayoutSwitch current={state.view} />}
      moreActions={[{ label: t('releases.import'), Icon: IconUpload, link: { to: '/releases/import' } }]}
      notice={
        <div className={classes.notice}>
          <Suspense>
            <ReleasesNotice />
          </Suspense>
        </div>
      }
      firstAction={<Button onClick={openReleaseDialog}>{t('releases.empty.action')}</Button>}
    />
  )
}
