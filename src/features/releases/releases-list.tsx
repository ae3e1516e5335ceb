import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { useFilters } from '#src/shared/list/filter/use-filters.ts'
import { releaseFilters } from '#src/features/releases/release-filters.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { useColumns } from '#src/shared/list/table/use-columns.ts'
import { newReleaseDialog } from '#src/shared/page/new-release-dialog.ts'
import { releaseColumns } from '#src/features/releases/release-columns.tsx'
import { useReleaseActions } from '#src/features/releases/use-release-actions.ts'
import { UnsavedDrafts } from '#src/features/releases/unsaved-drafts.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import classes from '#src/features/releases/releases-list.module.css'

const route = getRouteApi('/_member/releases/')
const begin = () => newReleaseDialog.set(true)

/** Where the menu is out of sight, the main action is within reach all the same. */
const NewRelease = () => (
  <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={begin}>
    {useTranslation('lists').t('releases.new')}
  </Button>
)

export const ReleasesList = () => {
  const { t } = useTranslation('lists')
  const isDesktop = useIsDesktop()
  return (
    <ListScreen
      area="releases"
      list={useQuery(route.useRouteContext().listQuery)}
      state={route.useSearch()}
      columns={useColumns(releaseColumns)}
      readPage={async (state) => (await client.releases.list.query(pageInput(state, EXPORT_ROWS))).releases}
      action={isDesktop ? undefined : <NewRelease />}
      bulk={{ nameOf: ({ title }) => title, ...useReleaseActions() }}
      filters={useFilters(releaseFilters)}
      tools={
        <Link to="/releases/import" className={classes.import}>
          {t('releases.import')}
        </Link>
      }
      notice={<UnsavedDrafts />}
      firstAction={<Button onClick={begin}>{t('releases.empty.action')}</Button>}
    />
  )
}
