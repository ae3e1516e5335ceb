import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IconCopy } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

/** Begins a new release with what this one has, as it was last saved. */
export const DuplicateLink = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('releases')
  return (
    <Link
      to="/releases/new"
      search={{ from: releaseId }}
      className={classes.duplicate}
      aria-label={t('duplicate.action')}
      title={t('duplicate.action')}
    >
      <IconCopy size={20} aria-hidden />
    </Link>
  )
}
