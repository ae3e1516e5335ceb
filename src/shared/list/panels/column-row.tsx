import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconArrowDown, IconArrowUp } from '#src/ui/icons.ts'
import classes from '#src/shared/list/panels/columns-panel.module.css'

type Props = {
  name: string
  /** Among those shown; -1 for one that is not. */
  place: number
  total: number
  isTitle: boolean
  onToggle: () => void
  onMove: (step: 1 | -1, button: HTMLButtonElement) => void
}

const WAYS = [
  { step: -1, text: 'columns.up', Icon: IconArrowUp },
  { step: 1, text: 'columns.down', Icon: IconArrowDown },
] as const

export const ColumnRow = ({ name, place, total, isTitle, onToggle, onMove }: Props) => {
  const { t } = useTranslation('lists')
  const isShown = place !== -1
  const leads = (step: 1 | -1) => place + step >= 0 && place + step < total
  return (
    <li className={classes.column} data-hidden={!isShown || undefined}>
      <label className={classes.choice}>
        <input type="checkbox" checked={isShown} disabled={isTitle} onChange={onToggle} />
        <span>
          {name}
          {isTitle && <small>{t('columns.always')}</small>}
        </span>
      </label>
      {isShown &&
        WAYS.map(({ step, text, Icon }) => (
          <ActionIcon
            key={step}
            aria-label={t(text, { name })}
            // Not `disabled`, which would take the focus away from whoever just reached the end.
            aria-disabled={!leads(step)}
            onClick={({ currentTarget }) => leads(step) && onMove(step, currentTarget)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
    </li>
  )
}
