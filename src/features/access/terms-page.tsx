import { useTranslation } from 'react-i18next'
import { LegalText } from '#src/features/access/legal-page.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import classes from '#src/features/access/terms-page.module.css'

/** The terms inside the shell: a notification links here. */
export const TermsPage = () => {
  const { t } = useTranslation('access')
  return (
    <>
      <PageHeader title={t('legal.terms.title')} />
      <article className={classes.text}>
        <LegalText kind="terms" />
      </article>
    </>
  )
}
