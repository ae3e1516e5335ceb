import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { Pagination } from '#src/catalogue/lists/pagination.tsx'
import { SearchBox } from '#src/catalogue/lists/search-box.tsx'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { PER_PAGE_MAX } from '#src/contract/resource.ts'
import { SUBMISSION_STATUSES } from '#src/domain/status.ts'
import { SubmissionDetail } from '#src/features/submissions/submission-detail.tsx'
import { SubmissionRows } from '#src/features/submissions/submission-rows.tsx'
import type { SubmissionsSearch } from '#src/features/submissions/submissions-search.ts'
import { useQueueKeys } from '#src/features/submissions/use-queue-keys.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/features/submissions/submissions.module.css'

const route = getRouteApi('/_member/submissions')

/** The reviewer's queue: what waits at the left, the release itself at the right. */
export const SubmissionsScreen = () => {
  const { t } = useTranslation('submissions')
  const navigate = useNavigate()
  const state = route.useSearch()
  const { listQuery } = route.useRouteContext()
  const list = useQuery(listQuery)
  const organizations =
    useQuery(api.organizations.list.queryOptions({ page: 1, perPage: PER_PAGE_MAX })).data?.orgs ?? []
  const change = (next: Partial<SubmissionsSearch>) =>
    void navigate({ to: '/submissions', search: { ...state, page: 1, chosen: undefined, ...next }, resetScroll: false })
  const items = list.data?.items ?? []
  const chosen = items.find(({ id }) => id === state.chosen)
  const choose = (id: string | undefined) => change({ page: state.page, chosen: id })
  const at = chosen === undefined ? -1 : items.indexOf(chosen)
  useQueueKeys({
    next: () => choose(items[Math.min(at + 1, items.length - 1)]?.id),
    previous: () => choose(items[Math.max(at - 1, 0)]?.id),
  })

  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.filters}>
        <SearchBox label={t('search')} value={state.search} onSearch={(search) => change({ search })} />
        <NativeSelect
          aria-label={t('status')}
          value={state.status}
          onChange={({ currentTarget }) =>
            change({ status: SUBMISSION_STATUSES.find((each) => each === currentTarget.value), delivery: undefined })
          }
          data={SUBMISSION_STATUSES.map((status) => ({ value: status, label: t(`statusOf.${status}`) }))}
        />
        <NativeSelect
          aria-label={t('organization')}
          value={state.organizationId ?? ''}
          onChange={({ currentTarget }) =>
            change({ organizationId: currentTarget.value === '' ? undefined : currentTarget.value })
          }
          data={[
            { value: '', label: t('everyOrganization') },
            ...organizations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {list.error !== null && list.data === undefined ? (
        <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <div className={classes.queue} data-chosen={chosen !== undefined || undefined}>
          <section aria-label={t('queue')} className={classes.list}>
            <SubmissionRows
              items={list.data?.items}
              dimmed={list.isPlaceholderData}
              chosen={chosen?.id}
              onChoose={choose}
            />
            {list.data === undefined ? null : (
              <Pagination page={state.page} pages={list.data.pages} onPage={(page) => change({ page })} />
            )}
          </section>
          {chosen === undefined ? (
            <p className={classes.hint}>{t('hint')}</p>
          ) : (
            <SubmissionDetail
              key={chosen.id}
              submission={chosen}
              onClose={() => choose(undefined)}
              onDecided={() => choose(items[at + 1]?.id)}
            />
          )}
        </div>
      )}
    </>
  )
}
