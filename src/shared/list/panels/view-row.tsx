import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedView } from '#src/shared/list/panels/saved-view.ts'
import { ViewNameForm } from '#src/shared/list/panels/view-name-form.tsx'
import { IconPencil, IconRefresh, IconTrash } from '#src/ui/icons.ts'
import classes from '#src/shared/list/panels/views-panel.module.css'

type Props = {
  view: SavedView
  others: readonly string[]
  /** Whether the list shows just this. */
  isShown: boolean
  onApply: () => void
  onUpdate: () => void
  onRename: (name: string) => void
  onDelete: () => void
}

export const ViewRow = ({ view: { name }, others, isShown, onApply, onUpdate, onRename, onDelete }: Props) => {
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
