import { ActionIcon } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RELEASE_LAYOUTS } from '#src/features/releases/releases-query.ts'
import { loadLayout } from '#src/features/releases/views/release-layouts.ts'
import { IconCalendar, IconLayoutGrid, IconList } from '#src/ui/icons.ts'
import classes from '#src/features/releases/views/layout-switch.module.css'

type Layout = (typeof RELEASE_LAYOUTS)[number]
const CHOICES = [
  { layout: undefined, text: 'list', Icon: IconList },
  { layout: 'covers', text: 'covers', Icon: IconLayoutGrid },
  { layout: 'calendar', text: 'calendar', Icon: IconCalendar },
] as const

/** Shows the releases as a list, as covers or in a calendar, through the address. */
export const LayoutSwitch = ({ current }: { current: Layout | undefined }) => {
  const { t } = useTranslation('lists')
  const navigate = useNavigate()
  const show = async (layout: Layout | undefined) => {
    // The rows stay until the part that replaces them is there.
    await loadLayout(layout)
    await navigate({ to: '.', search: (before) => ({ ...before, view: layout, page: 1 }), resetScroll: false })
  }
  return (
    <fieldset className={classes.switch} aria-label={t('layout.label')}>
      {CHOICES.map(({ layout, text, Icon }) => (
        <ActionIcon
          key={text}
          aria-label={t(`layout.${text}`)}
          title={t(`layout.${text}`)}
          aria-pressed={layout === current}
          onPointerEnter={() => void loadLayout(layout)}
          onClick={() => void show(layout)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </fieldset>
  )
}
