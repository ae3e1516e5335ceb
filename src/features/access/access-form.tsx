import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { PublicPage } from '#src/features/access/public-page.tsx'
import classes from '#src/features/access/access-form.module.css'
import { useIsMutating } from '@tanstack/react-query'

/** A step that is not the first starts in its field: what it asks has just been announced. */
const focusFirstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[data-initial-focus]')?.focus()

/** Whether any call is running on the way in: nothing else can be pressed meanwhile. */
const useIsBusy = (): boolean => useIsMutating() > 0

type Props = {
  title: string
  lead: ReactNode
  onSubmit: (event: SyntheticEvent) => void
  onChange?: () => void
  /** Said as soon as it is there. */
  failure?: ReactNode
  children: ReactNode
  /** Ways to elsewhere, below the form. */
  elsewhere?: ReactNode
}

/** One question at a time; while it is being answered nothing else can be pressed. */
export const AccessForm = ({ title, lead, onSubmit, onChange, failure, children, elsewhere }: Props) => {
  const busy = useIsBusy()
  const fields = useRef<HTMLFieldSetElement>(null)
  const wasBusy = useRef(false)
  // What is disabled cannot keep the focus: afterwards it goes to what is wrong, or back to where it was.
  useEffect(() => {
    const first = (selector: string) => fields.current?.querySelector<HTMLElement>(selector)
    const wasAnswered = !busy && wasBusy.current
    wasBusy.current = busy
    if (!wasAnswered) return
    // The answer may be told at its field one rendering after it was given.
    const frame = requestAnimationFrame(() => (first('[aria-invalid="true"]') ?? first('[type="submit"]'))?.focus())
    return () => cancelAnimationFrame(frame)
  }, [busy])
  return (
    <PublicPage title={title}>
      <form
        ref={focusFirstField}
        className={classes.form}
        noValidate
        onSubmit={onSubmit}
        onChange={onChange}
        aria-labelledby="access-title"
      >
        <h1 id="access-title" className={classes.title}>
          {title}
        </h1>
        <p className={classes.lead}>{lead}</p>
        <fieldset ref={fields} className={classes.fields} disabled={busy}>
          {children}
          {elsewhere}
        </fieldset>
        <div role="alert">{failure}</div>
      </form>
    </PublicPage>
  )
}
