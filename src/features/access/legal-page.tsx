import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LegalText, type LegalKind } from '#src/features/access/legal-text.tsx'
import { PublicPage } from '#src/features/access/public-page.tsx'
import classes from '#src/features/access/access-form.module.css'

export const LegalPage = ({ kind }: { kind: LegalKind }) => {
  const { t } = useTranslation('access')
  return (
    <PublicPage title={t(`legal.${kind}.title`)}>
      <article>
        <h1 className={classes.title}>{t(`legal.${kind}.title`)}</h1>
        <LegalText kind={kind} />
        <p className={classes.links}>
          <Link to="/">{t('back')}</Link>
        </p>
      </article>
    </PublicPage>
  )
}
