import { Button, NativeSelect } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { isUndecided } from '#src/domain/submission/status.ts'
import { filtersOf, QUEUE_VIEWS, viewOf } from '#src/features/submissions/queue-view.ts'
import type { Queue } from '#src/features/submissions/use-queue.ts'
import { SearchBox } from '#src/shared/list/search-box.tsx'
import { useEntityName, OrganizationSearch } from '#src/shared/picker/entity-searches.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/submissions/submissions-filters.module.css'

/** Whether rows are being selected; `start` begins it where there are rows. */
type Selecting = { isOn: boolean; start: (() => void) | undefined }

type FilterPanelProps = { isFiltered: boolean; selecting: Selecting; children: ReactNode }

/** Filters are beside the search where there is room; on a phone one button opens them, and the rows stay in sight. */
const FilterPanel = ({ isFiltered, selecting, children }: FilterPanelProps) => {
  const { t } = useTranslation('lists')
  const id = useId()
  const [opened, setOpened] = useState(isFiltered)
  if (!useIsPhone()) return children
  if (selecting.isOn) return null
  return (
    <>
      <Button
        variant="subtle"
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        data-filtered={isFiltered || undefined}
        onClick={() => setOpened(!opened)}
      >
        {t(isFiltered ? 'filter.inUse' : 'filter.open')}
      </Button>
      {selecting.start !== undefined && (
        <Button variant="subtle" className={classes.select} onClick={selecting.start}>
          {t('select.start')}
        </Button>
      )}
      {opened && (
        <div id={id} className={classes.panel}>
          {children}
        </div>
      )}
    </>
  )
}

type OrganizationFilterProps = { value: string | undefined; onChange: (organizationId: string | undefined) => void }

const OrganizationFilter = ({ value, onChange }: OrganizationFilterProps) => {
  const { t } = useTranslation('lists')
  const { named } = useEntityName('organizations', value)
  return (
    <div className={classes.organization} data-filtered={value !== undefined || undefined}>
      <SearchSelect
        label={t('filter.organization')}
        placeholder={t('filter.everyOrganization')}
        // The address has only the id; the name is loaded.
        value={value === undefined ? null : (named ?? { id: value, name: '…' })}
        onChange={(option) => onChange(option?.id)}
        renderSearch={(search) => <OrganizationSearch {...search} />}
      />
    </div>
  )
}

type Props = { queue: Queue; selecting: Selecting }

/** What the queue lists: one view, and of one organization for a super administrator, who sees all of them. */
export const SubmissionsFilters = ({ queue: { state, filter }, selecting }: Props) => {
  const { t } = useTranslation('submissions')
  const isSuperAdmin = useCurrentUser()?.role === 'SUPERADMIN'
  const view = viewOf(state)
  return (
    <div className={classes.filters}>
      <SearchBox label={t('search')} value={state.search} onSearch={(search) => filter({ search })} />
      <FilterPanel
        selecting={selecting}
        isFiltered={state.organizationId !== undefined || state.order !== undefined || view !== 'PENDING_APPROVAL'}
      >
        <NativeSelect
          aria-label={t('status')}
          value={view}
          onChange={({ currentTarget }) => {
            const chosen = QUEUE_VIEWS.find((each) => each === currentTarget.value)
            if (chosen !== undefined) filter(filtersOf(chosen))
          }}
          data={QUEUE_VIEWS.map((each) => ({ value: each, label: t(`view.${each}`) }))}
        />
        <NativeSelect
          aria-label={t('order.label')}
          value={state.order ?? 'waiting'}
          onChange={({ currentTarget }) =>
            filter({ order: currentTarget.value === 'releaseDate' ? 'releaseDate' : undefined })
          }
          data={[
            { value: 'waiting', label: t(isUndecided(state.status) ? 'order.waiting' : 'order.latest') },
            { value: 'releaseDate', label: t('order.releaseDate') },
          ]}
        />
        {isSuperAdmin && (
          <OrganizationFilter value={state.organizationId} onChange={(organizationId) => filter({ organizationId })} />
        )}
      </FilterPanel>
    </div>
  )
}
