import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from '#src/contract/zod.ts'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { type Aged, DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { EntityMenu, type EntityMenuProps } from '#src/shared/entity/entity-menu.tsx'
import type { EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { FormDraftLoader } from '#src/shared/form/form-draft-loader.tsx'
import { InactiveBadge, DateCell, IdCell } from '#src/shared/list/table/cells.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { DetailSkeleton } from '#src/shared/page/detail-skeleton.tsx'
import { isNotFound, NotFound } from '#src/shared/page/not-found.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { IconPencil } from '#src/ui/icons.ts'
import classes from '#src/shared/entity/detail-screen.module.css'

type Identified = { id: string; createdAt: string; status?: EntityStatus }

/** The line under an entity's name: state, id and date of creation. */
export const EntityIdentity = ({ entity: { id, createdAt, status }, area }: { entity: Identified; area: ListArea }) => {
  const { t } = useTranslation('entities')
  return (
    <span className={classes.identity}>
      {status !== undefined && <InactiveBadge status={status} area={area} />}
      <IdCell id={id} />
      <span>
        {t('added')} <DateCell value={createdAt} />
      </span>
    </span>
  )
}

/** Starts the edit of an entity through the address. */
export const EditButton = () => {
  const { t } = useTranslation('entities')
  const navigate = useNavigate()
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={() => void navigate({ to: '.', search: { edit: true } })}
    >
      {t('edit')}
    </Button>
  )
}

type Props<E, I, V> = {
  /** Its list: names its texts, and is shown after a deletion. */
  area: ListArea
  query: Pick<UseQueryResult<E, unknown>, 'data' | 'error' | 'errorUpdateCount' | 'fetchStatus' | 'refetch'> & Aged
  /** Its title; with `image`, even null, a picture is shown beside it. */
  headingOf: (entity: E) => { title: string; image?: string | null }
  Overview: ComponentType<{ entity: E }>
  /** What else can be done with it; without one, its id is copied. */
  Menu?: ComponentType<EntityMenuProps<E>>
  Form: ComponentType<EntityFormProps<E, I, V>>
  /** Whether the viewer may edit this entity, where reading it does not imply that. */
  isEditable?: (entity: E) => boolean
  /** The form's fields that a draft may store on this device. */
  draftSchema: z.ZodMiniType<Partial<V>>
  save: (entity: E, revision: number, fields: I) => Promise<unknown>
}
export type FormCallbacks = { onSaved: () => void; onCancel: () => void }

/** The page of one entity: its header, and its overview or form. */
export const DetailScreen = <E extends Identified & { revision: number }, I, V>(props: Props<E, I, V>) => {
  const { area, query, headingOf, Overview, Menu, Form, isEditable = () => true, draftSchema, save } = props
  const { t } = useTranslation(['entities', 'lists', 'errors'])
  const navigate = useNavigate()
  const { edit } = useSearch({ strict: false })
  const show = () => void navigate({ to: '.', search: {}, replace: true })
  const list: LinkProps = { to: `/${area}` }
  const leave = () => void navigate(list)
  const { data, error } = query
  const problem = useLoadProblem(query)
  if (data !== undefined) {
    const { title, image } = headingOf(data)
    const isEditing = edit === true && isEditable(data)
    return (
      <>
        <PageHeader
          title={title}
          back={list}
          details={<EntityIdentity entity={data} area={area} />}
          actions={
            <>
              {edit === undefined && isEditable(data) && <EditButton />}
              {isEditing || Menu === undefined ? (
                <EntityMenu entity={data} name={title} onRemoved={leave} />
              ) : (
                <Menu entity={data} onRemoved={leave} />
              )}
            </>
          }
          picture={image === undefined ? undefined : <EntityAvatar name={title} url={image} size={44} />}
        />
        <div className={classes.age}>
          <DataAge query={query} />
        </div>
        {isEditing ? (
          <FormDraftLoader key={data.id} area={area} entity={data} fields={draftSchema}>
            {(formDraft) => (
              <Form
                entity={data}
                formDraft={formDraft}
                save={(fields, revision = data.revision) => save(data, revision, fields)}
                onSaved={show}
                onCancel={show}
              />
            )}
          </FormDraftLoader>
        ) : (
          <Overview entity={data} />
        )}
      </>
    )
  }
  const isMissing = isNotFound(error)
  return (
    <>
      <PageHeader title={t(`lists:${area}.title`)} back={list} />
      <div className={classes.content}>
        {isMissing && <NotFound area={area} />}
        {!isMissing && problem !== null && <ContentUnavailable what="page" {...problem} />}
        {problem === null && <DetailSkeleton />}
      </div>
    </>
  )
}
