import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { VIEWS_MAX, VIEW_NAME_MAX } from '#src/domain/limits.ts'
import type { PanelProps } from '#src/shared/list/panels/list-panel.tsx'
import {
  isSameSearch,
  viewNames,
  viewSearchOf,
  type SavedView,
  viewNameProblem,
  type ViewNameProblem,
  useViews,
} from '#src/shared/list/panels/saved-view.ts'
import { IconPencil, IconRefresh, IconTrash } from '#src/ui/icons.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import classes from '#src/shared/list/panels/views-panel.module.css'

type ViewNameFormProps = {
  label: string
  action: string
  /** The names of the other views of the list. */
  others: readonly string[]
  initial?: string
  /** For a form that has replaced the pressed button. */
  takesFocus?: boolean
  onName: (name: string) => void
}

const PROBLEMS = ['required', 'tooLong', 'taken'] as const satisfies ViewNameProblem[]
const selectName = (form: HTMLFormElement | null) => form?.querySelector('input')?.select()

/** Names or renames a view. */
const ViewNameForm = ({ label, action, others, initial = '', takesFocus = false, onName }: ViewNameFormProps) => {
  const { t } = useTranslation('lists')
  const form = useForm({ defaultValues: { name: initial }, reValidateMode: 'onSubmit' })
  const problem = PROBLEMS.find((one) => one === form.formState.errors.name?.message)
  const send = form.handleSubmit(({ name }) => {
    form.reset()
    onName(name.trim())
  })
  return (
    <form
      ref={takesFocus ? selectName : undefined}
      className={classes.form}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <TextInput
        {...form.register('name', {
          validate: (name) => viewNameProblem(name, others) ?? true,
          onChange: () => form.clearErrors(),
        })}
        className={classes.name}
        label={label}
        autoComplete="off"
        error={problem && t(`views.problem.${problem}`, { max: VIEW_NAME_MAX })}
      />
      <Button type="submit" variant="default">
        {action}
      </Button>
    </form>
  )
}

type Props = {
  view: SavedView
  others: readonly string[]
  /** Whether the list shows this view. */
  isShown: boolean
  onApply: () => void
  onUpdate: () => void
  onRename: (name: string) => void
  onDelete: () => void
}

const ViewRow = ({ view: { name }, others, isShown, onApply, onUpdate, onRename, onDelete }: Props) => {
  const { t } = useTranslation('lists')
  const [isNaming, setNaming] = useState(false)
  if (isNaming)
    return (
      <li className={classes.view}>
        <ViewNameForm
          label={t('views.renameField', { name })}
          action={t('views.save')}
          others={others}
          initial={name}
          takesFocus
          onName={(next) => {
            setNaming(false)
            onRename(next)
          }}
        />
      </li>
    )
  const actions = [
    { text: 'views.update', Icon: IconRefresh, run: onUpdate },
    { text: 'views.rename', Icon: IconPencil, run: () => setNaming(true) },
    { text: 'views.delete', Icon: IconTrash, run: onDelete },
  ] as const
  return (
    <li className={classes.view}>
      <button type="button" className={classes.apply} aria-current={isShown || undefined} onClick={onApply}>
        <bdi>{name}</bdi>
        {isShown && <small>{t('views.now')}</small>}
      </button>
      {actions.map(({ text, Icon, run }) => (
        <ActionIcon key={text} aria-label={t(text, { name })} title={t(text, { name })} onClick={run}>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </li>
  )
}

/** The saved views of a list: apply, save, rename, delete. */
export const ViewsPanel = ({ area, state, onClose }: PanelProps) => {
  const { t } = useTranslation('lists')
  const navigate = useNavigate()
  const { views, announcement, save, replace, rename, remove } = useViews(area)
  const search = viewSearchOf(state)
  const isFull = views.length >= VIEWS_MAX
  return (
    <SidePanel title={t('views.open')} onClose={onClose}>
      {views.length === 0 && <p className={classes.lead}>{t('views.empty')}</p>}
      {views.length > 0 && (
        <ul className={classes.views}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              others={viewNames(views.filter(({ id }) => id !== view.id))}
              isShown={isSameSearch(view.search, search)}
              onApply={() => {
                onClose()
                void navigate({ to: '.', search: view.search })
              }}
              onUpdate={() => replace({ ...view, search })}
              onRename={(name) => rename({ ...view, name })}
              onDelete={() => {
                // The toast with undo is on the page, which is inert behind the dialog.
                onClose()
                remove(view)
              }}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <output className={classes.limit}>{t('views.limit', { max: VIEWS_MAX })}</output>
      ) : (
        <ViewNameForm
          label={t('views.name')}
          action={t('views.save')}
          others={viewNames(views)}
          onName={(name) => save({ id: crypto.randomUUID(), name, search })}
        />
      )}
      <output className={classes.announcement}>{announcement}</output>
      <p className={classes.lead}>{t('views.lead')}</p>
    </SidePanel>
  )
}
