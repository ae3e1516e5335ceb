import { DISPLAY_STATUSES } from '#src/domain/submission/status.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client, api } from '#src/api/client.ts'
import { releasesInput } from '#src/features/releases/releases-query.ts'
import { EXPORT_ROWS } from '#src/shared/page/search-params.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { newReleaseDialog } from '#src/shared/page/shell-dialogs.ts'
import { releaseColumns } from '#src/features/releases/release-columns.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import classes from '#src/features/releases/releases-list.module.css'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { type ListFilter, artistFilter, labelFilter, organizationFilter } from '#src/shared/list/list-filter.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { discardDraft, listDrafts } from '#src/offline/drafts/drafts.ts'
import { useSession } from '#src/auth/session/session.ts'
import { queryClient } from '#src/api/query-client.ts'

/** Drafts of releases on this device. */
const UnsavedDrafts = () => {
  const { t } = useTranslation('lists')
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId) ?? ''
  const queryKey = ['drafts', userId, organizationId]
  const drafts = useQuery({
    queryKey,
    queryFn: () => listDrafts({ userId, organizationId, area: 'releases' }),
    networkMode: 'always',
    staleTime: 0,
  })
  const discard = async (key: string) => {
    await discardDraft(key)
    await queryClient.invalidateQueries({ queryKey })
  }
  if (drafts.data === undefined || drafts.data.length === 0) return null
  return (
    <section className={classes.drafts} aria-label={t('drafts.title')}>
      <h2>{t('drafts.title')}</h2>
      <ul>
        {drafts.data.map(({ key, entityId, title, openElsewhere }) => (
          <li key={key}>
            <Link to="/releases/$releaseId" params={{ releaseId: entityId }}>
              {title.trim() === '' ? t('drafts.untitled') : title}
            </Link>
            {openElsewhere ? (
              <span>{t('drafts.openElsewhere')}</span>
            ) : (
              <button type="button" onClick={() => void discard(key)}>
                {t('drafts.discard', { title })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

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
  artistFilter,
  labelFilter,
  organizationFilter,
]

const route = getRouteApi('/_member/releases/')
const openNewRelease = () => newReleaseDialog.setState(true)

/** On a small screen the menu is hidden, so the list offers the main action. */
const NewRelease = () => (
  <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={openNewRelease}>
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
      columns={releaseColumns}
      readPage={async (state) => (await client.releases.list.query(releasesInput(state, EXPORT_ROWS))).releases}
      action={isDesktop ? undefined : <NewRelease />}
      bulk={{
        nameOf: ({ title }) => title,
        ...useBulkActions({ remove: api.releases.permanentlyDelete }, (releaseIds) => ({ releaseIds })),
      }}
      filters={releaseFilters}
      tools={
        <Link to="/releases/import" className={classes.import}>
          {t('releases.import')}
        </Link>
      }
      notice={<UnsavedDrafts />}
      firstAction={<Button onClick={openNewRelease}>{t('releases.empty.action')}</Button>}
    />
  )
}
