import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { useFilterChange } from '#src/catalogue/lists/use-list-change.ts'
import { newRelease } from '#src/catalogue/new-release.ts'
import { releaseColumns } from '#src/features/releases/release-columns.tsx'
import { ReleasesFilters } from '#src/features/releases/releases-filters.tsx'
import { useChangeReleases } from '#src/features/releases/use-change-releases.ts'
import { UnsavedDrafts } from '#src/features/releases/unsaved-drafts.tsx'
import { IconDisc, IconPlus } from '#src/ui/icons.ts'
import { useIsDesktop } from '#src/ui/media.ts'
import classes from '#src/features/releases/releases-list.module.css'

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
      readPage={async (page) => {
        const asked = pageInput({ ...state, page }, EXPORT_ROWS)
        return (await client.releases.list.query({ ...asked, format, status, organizationId })).releases
      }}
      action={isDesktop ? undefined : <NewRelease />}
      bulk={{ nameOf: ({ title }) => title, ...useChangeReleases() }}
      filters={
        <>
          <ReleasesFilters state={state} onChange={filter} />
          <Link to="/releases/import" className={classes.import}>
            {t('releases.import')}
          </Link>
        </>
      }
      isFiltered={format !== undefined || status !== undefined || organizationId !== undefined}
      notice={<UnsavedDrafts />}
      firstAction={<Button onClick={begin}>{t('releases.empty.action')}</Button>}
    />
  )
}
