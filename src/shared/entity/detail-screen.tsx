import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
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

/** Whether the entity went from being read to being edited, or back: what was pressed for that is gone. */
const useHasToggled = (isEditing: boolean) => {
  const [wasEditing] = useState(isEditing)
  const [hasToggled, setHasToggled] = useState(false)
  if (isEditing !== wasEditing && !hasToggled) setHasToggled(true)
  return hasToggled
}

/** Unless the user has gone elsewhere meanwhile. */
const takeLostFocus = (target: HTMLElement | null | undefined) => {
  if (document.activeElement === document.body) target?.focus({ preventScroll: true })
}

const FIELD = 'input:enabled:not([type="file"]), select:enabled, textarea:enabled'

/** The first field, or the title where a keyboard on the screen would cover the form. */
const focusForm = (form: HTMLElement | null) => {
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  const target = isTouched ? document.querySelector<HTMLElement>('main h1') : form?.querySelector<HTMLElement>(FIELD)
  if (isTouched) target?.setAttribute('tabindex', '-1')
  takeLostFocus(target)
}

/** Starts the edit of an entity through the address. */
const EditButton = ({ takesFocus }: { takesFocus: boolean }) => {
  const { t } = useTranslation('entities')
  const navigate = useNavigate()
  return (
    <Button
      ref={takesFocus ? takeLostFocus : undefined}
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

type LoadedProps<E, I, V> = Omit<Props<E, I, V>, 'query'> & { entity: E; query: Aged }

/** An entity that is there, as its overview or form. */
const LoadedEntity = <E extends Identified & { revision: number }, I, V>(props: LoadedProps<E, I, V>) => {
  const { area, query, entity, headingOf, Overview, Menu, Form, isEditable = () => true, draftSchema, save } = props
  const navigate = useNavigate()
  const { edit } = useSearch({ strict: false })
  const show = () => void navigate({ to: '.', search: {}, replace: true })
  const list: LinkProps = { to: `/${area}` }
  const leave = () => void navigate(list)
  const { title, image } = headingOf(entity)
  const isEditing = edit === true && isEditable(entity)
  const hasToggled = useHasToggled(isEditing)
  return (
    <>
      <PageHeader
        title={title}
        back={list}
        details={<EntityIdentity entity={entity} area={area} />}
        actions={
          <>
            {edit === undefined && isEditable(entity) && <EditButton takesFocus={hasToggled} />}
            {isEditing || Menu === undefined ? (
              <EntityMenu entity={entity} name={title} onRemoved={leave} />
            ) : (
              <Menu entity={entity} onRemoved={leave} />
            )}
          </>
        }
        picture={image === undefined ? undefined : <EntityAvatar name={title} url={image} size={44} />}
      />
      <div className={classes.age}>
        <DataAge query={query} />
      </div>
      {isEditing ? (
        <FormDraftLoader area={area} entity={entity} fields={draftSchema}>
          {(formDraft) => (
            <div ref={hasToggled ? focusForm : undefined}>
              <Form
                entity={entity}
                formDraft={formDraft}
                save={(fields, revision = entity.revision) => save(entity, revision, fields)}
                onSaved={show}
                onCancel={show}
              />
            </div>
          )}
        </FormDraftLoader>
      ) : (
        <Overview entity={entity} />
      )}
    </>
  )
}

/** The page of one entity, or what there is to show before it is there. */
export const DetailScreen = <E extends Identified & { revision: number }, I, V>({
  query,
  ...props
}: Props<E, I, V>) => {
  const { t } = useTranslation(['entities', 'lists', 'errors'])
  const { area } = props
  const { data, error } = query
  const problem = useLoadProblem(query)
  // Each entity begins anew: a screen reader announces its title, and its form has its own draft.
  if (data !== undefined) return <LoadedEntity key={data.id} {...props} query={query} entity={data} />
  const isMissing = isNotFound(error)
  return (
    <>
      <PageHeader title={t(`lists:${area}.title`)} back={{ to: `/${area}` }} />
      <div className={classes.content}>
        {isMissing && <NotFound area={area} />}
        {!isMissing && problem !== null && <ContentUnavailable what="page" {...problem} />}
        {problem === null && <DetailSkeleton />}
      </div>
    </>
  )
}
