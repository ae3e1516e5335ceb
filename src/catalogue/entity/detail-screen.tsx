import type { UseQueryResult } from '@tanstack/react-query'
import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { EditButton } from '#src/catalogue/entity/edit-button.tsx'
import { Identity, type Identified } from '#src/catalogue/entity/identity.tsx'
import { DetailSkeleton } from '#src/catalogue/entity/detail-skeleton.tsx'
import { errorText } from '#src/catalogue/error-text.ts'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconCloudOff, IconSearchOff } from '#src/ui/icons.ts'
import classes from '#src/catalogue/entity/detail-screen.module.css'

type Props<E> = {
  query: Pick<UseQueryResult<E, unknown>, 'data' | 'error' | 'fetchStatus' | 'refetch'>
  /** What the area is called, for as long as the entity itself is on its way. */
  area: string
  /** The list it stands in: where the way back leads, and where one is once it is gone. */
  list: LinkProps
  titleOf: (entity: E) => string
  renderPicture?: (entity: E) => ReactNode
  renderOverview: (entity: E, onRemoved: () => void) => ReactNode
  /** Its fields, to be changed; without them there is nothing to change. */
  renderForm?: (entity: E, done: Done) => ReactNode
}
export type Done = { onSaved: () => void; onCancel: () => void }

/** One entity: who or what it is, what can be done with it, and whatever its own screen says of it. */
export const DetailScreen = <E extends Identified>(props: Props<E>) => {
  const { query, area, list, titleOf, renderPicture, renderOverview, renderForm } = props
  const { t } = useTranslation(['entities', 'errors'])
  const navigate = useNavigate()
  const { edit } = useSearch({ strict: false })
  const show = () => void navigate({ to: '.', search: {}, replace: true })
  const leave = () => void navigate(list)
  const { data, error, fetchStatus } = query
  if (data !== undefined)
    return (
      <>
        <PageHeader
          title={titleOf(data)}
          back={list}
          details={<Identity entity={data} />}
          actions={renderForm !== undefined && edit === undefined && <EditButton />}
          picture={renderPicture?.(data)}
        />
        {renderForm !== undefined && edit === true
          ? renderForm(data, { onSaved: show, onCancel: show })
          : renderOverview(data, leave)}
      </>
    )
  const isMissing = apiError(error)?.code === 'NOT_FOUND' || apiError(error)?.code === 'BAD_REQUEST'
  const isOutOfReach = fetchStatus === 'paused' || (!navigator.onLine && isUnreachable(error))
  return (
    <>
      <PageHeader title={area} back={list} />
      <div className={classes.place}>
        {isMissing && (
          <EmptyState
            icon={<IconSearchOff size={28} stroke={1.5} />}
            title={t('entities:missing.title')}
            message={t('entities:missing.message')}
          />
        )}
        {isOutOfReach && (
          <EmptyState
            icon={<IconCloudOff size={28} stroke={1.5} />}
            title={t('entities:offline.title')}
            message={t('entities:offline.message')}
          />
        )}
        {error !== null && !isMissing && !isOutOfReach && (
          <ErrorPanel error={error} onRetry={() => void query.refetch()} message={errorText(error)} />
        )}
        {error === null && !isOutOfReach && <DetailSkeleton />}
      </div>
    </>
  )
}
