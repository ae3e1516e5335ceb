import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import classes from '#src/features/access/public-page.module.css'

const ConnectionBanner = lazyPart(
  async () => (await import('#src/features/access/connection-banner.tsx')).ConnectionBanner,
)

/** Sign-in, sign-up and registration: the sleeve at one side, the words at the other. */
export const PublicPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation('access')
  return (
    <div className={classes.page}>
      <title>{`${title} · Liner`}</title>
      <div role="status" className={classes.banner}>
        <Suspense>
          <ConnectionBanner />
        </Suspense>
      </div>
      <aside className={classes.sleeve} aria-hidden>
        <div className={classes.record} />
        <p className={classes.wordmark}>Liner</p>
        <p className={classes.claim}>{t('claim')}</p>
      </aside>
      <main className={classes.main}>
        <p className={classes.small}>Liner</p>
        {children}
        <footer className={classes.footer}>
          <LanguageSwitch />
        </footer>
      </main>
    </div>
  )
}
