import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconFilter } from '#src/ui/icons.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import classes from '#src/features/submissions/collapsible-filters.module.css'

type Props = { narrows: boolean; children: ReactNode }

/** Beside the search where there is room, behind one button on a phone: the rows are what one came for. */
export const CollapsibleFilters = ({ narrows, children }: Props) => {
  const { t } = useTranslation('lists')
  const id = useId()
  const [opened, setOpened] = useState(narrows)
  if (!useIsPhone()) return children
  return (
    <>
      <Button
        variant="default"
        className={classes.toggle}
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        data-narrows={narrows || undefined}
        onClick={() => setOpened(!opened)}
      >
        {t(narrows ? 'filter.inUse' : 'filter.open')}
      </Button>
      {opened && (
        <div id={id} className={classes.panel}>
          {children}
        </div>
      )}
    </>
  )
}
