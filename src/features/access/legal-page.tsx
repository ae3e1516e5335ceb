import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PublicPage } from '#src/features/access/public-page.tsx'
import classes from '#src/features/access/access-form.module.css'

export type LegalKind = 'terms' | 'privacy'

/** Placeholder texts, as the specification has them. */
export const LegalText = ({ kind }: { kind: LegalKind }) => {
  const { t } = useTranslation('access')
  return (
    <>
      <p>{t(`legal.${kind}.first`)}</p>
      <p>{t(`legal.${kind}.second`)}</p>
    </>
  )
}

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
