import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#src/shared/release/old-and-new.module.css'
import { IconArrowRight } from '#src/ui/icons.ts'

/** What a field was, and what it is; `changes` must be loaded. */
export const OldAndNew = ({ before, after }: { before: ReactNode; after: ReactNode }) => {
  const { t } = useTranslation('changes')
  const shown = (value: ReactNode) => (value === '' ? <i className={classes.empty}>{t('empty')}</i> : value)
  return (
    <dd className={classes.values}>
      <del className={classes.before}>
        <VisuallyHidden>{t('was')} </VisuallyHidden>
        {shown(before)}
      </del>
      <IconArrowRight size={16} aria-hidden className={classes.arrow} />
      <ins className={classes.after}>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {shown(after)}
      </ins>
    </dd>
  )
}
