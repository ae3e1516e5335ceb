import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IconWand } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

/** To the picture that is shared of this release, as it was last saved. */
export const PromoCardLink = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('releases')
  return (
    <Link
      to="/promo-card"
      search={{ release: releaseId }}
      className={classes.duplicate}
      aria-label={t('promoCard')}
      title={t('promoCard')}
    >
      <IconWand size={20} aria-hidden />
    </Link>
  )
}
