import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { useFilterChange } from '#src/catalogue/lists/use-list-change.ts'
import { newRelease } from '#src/catalogue/new-release.ts'
import { releaseColumns } from '#src/features/releases/release-columns.tsx'
import { ReleasesFilters } from '#src/features/releases/releases-filters.tsx'
import { UnsavedDrafts } from '#src/features/releases/unsaved-drafts.tsx'
import { IconDisc, IconPlus } from '#src/ui/icons.ts'
import { useIsDesktop } from '#src/ui/media.ts'

const route = getRouteApi('/_member/releases/')
const begin = () => newRelease.set(true)

/** Where the menu is out of sight, the main action is within reach all the same. */
const NewRelease = () => (
  <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={begin}>
    {useTranslation('lists').t('releases.new')}
  </Button>
)

export const ReleasesList = () => {
  const { t } = useTranslation('lists')
  const isDesktop = useIsDesktop()
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  const filter = useFilterChange()
  const { format, status, organizationId } = state
  return (
    <ListScreen
      area="releases"
      icon={IconDisc}
      list={useQuery(listQuery)}
      state={state}
      columns={useColumns(releaseColumns)}
      opens
      action={isDesktop ? undefined : <NewRelease />}
      filters={<ReleasesFilters state={state} onChange={filter} />}
      isFiltered={format !== undefined || status !== undefined || organizationId !== undefined}
      notice={<UnsavedDrafts />}
      firstAction={<Button onClick={begin}>{t('releases.empty.action')}</Button>}
    />
  )
}
