import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CollapsibleFilters } from '#src/shared/list/filter/collapsible-filters.tsx'
import { OrganizationFilter } from '#src/shared/list/filter/organization-filter.tsx'
import { SearchBox } from '#src/shared/list/search-box.tsx'
import { filtersOf, QUEUE_VIEWS, viewOf } from '#src/features/submissions/queue-views.ts'
import type { Queue } from '#src/features/submissions/use-queue.ts'
import classes from '#src/features/submissions/submissions-screen.module.css'

export const SubmissionsFilters = ({ queue: { state, narrow } }: { queue: Queue }) => {
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
