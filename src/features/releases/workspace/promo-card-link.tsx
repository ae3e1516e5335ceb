import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IconWand } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

type Props = {
  releaseId: string
  /** With its name beside its sign, where there is no room for it in the header. */
  named?: boolean
}

/** To the picture that is shared of this release, as it was last saved. */
export const PromoCardLink = ({ releaseId, named = false }: Props) => {
  const { t } = useTranslation('releases')
  return (
    <Link
      to="/promo-card"
      search={{ release: releaseId }}
      className={named ? classes.promoCard : classes.duplicate}
      aria-label={named ? undefined : t('promoCard')}
      title={named ? undefined : t('promoCard')}
    >
      <IconWand size={20} aria-hidden />
      {named && t('promoCard')}
    </Link>
  )
}
