import { useIsMutating } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import formClasses from '#src/features/access/access-form.module.css'
import classes from '#src/features/access/public-page.module.css'

const ConnectionBanner = lazyPart(
  async () => (await import('#src/features/access/connection-banner.tsx')).ConnectionBanner,
)

/** The frame of sign-in, sign-up and registration: a record sleeve beside the content. */
export const PublicPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation('access')
  return (
    <div className={classes.page}>
      <title>{`${title} · Liner`}</title>
      <output className={classes.banner}>
        <Suspense>
          <ConnectionBanner />
        </Suspense>
      </output>
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

/** The code and password steps start in their field: screen readers have just announced what they ask. */
const focusInitialField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
/** The others start at their title, where the link that led there is gone. */
const focusStart = (form: HTMLFormElement | null) =>
  (form?.querySelector<HTMLElement>('[data-initial-focus]') ?? form?.querySelector('h1'))?.focus()

/** Disabled fields lose the focus. Once they are enabled again, it goes to the wrong field or to the button. */
const restoreFocusAfterwards = (fields: HTMLFieldSetElement) => () => {
  // The error of a field may be rendered one frame after the answer.
  requestAnimationFrame(() => {
    const target = fields.querySelector<HTMLElement>('[aria-invalid="true"]') ?? fields.querySelector('[type="submit"]')
    if (target instanceof HTMLElement) target.focus()
  })
}

type Props = {
  title: string
  lead: ReactNode
  onSubmit: (event: SyntheticEvent) => void
  onChange?: () => void
  /** Announced as soon as it is rendered. */
  failure?: ReactNode
  children: ReactNode
  /** Links to other pages, below the fields. */
  elsewhere?: ReactNode
  progress?: ReactNode
}

/** A public page that asks one question. While any call is running, nothing in it can be pressed. */
export const AccessForm = ({ title, lead, onSubmit, onChange, failure, children, elsewhere, progress }: Props) => {
  const isBusy = useIsMutating() > 0
  const router = useRouter()
  // A browser begins with the page that it opens.
  const [isFirst] = useState(() => router.state.resolvedLocation === undefined)
  return (
    <PublicPage title={title}>
      <form
        ref={isFirst ? focusInitialField : focusStart}
        className={formClasses.form}
        noValidate
        onSubmit={onSubmit}
        onChange={onChange}
        aria-labelledby="access-title"
      >
        {progress}
        <h1 id="access-title" tabIndex={-1} className={formClasses.title}>
          {title}
        </h1>
        <p className={formClasses.lead}>{lead}</p>
        <fieldset ref={isBusy ? restoreFocusAfterwards : undefined} className={formClasses.fields} disabled={isBusy}>
          {children}
          {elsewhere}
        </fieldset>
        <div role="alert">{failure}</div>
      </form>
    </PublicPage>
  )
}
